import { isSitePath } from "@geulgyeol/contract";

const HOME = "/dashboard";

/** Target after signing in: only a path of this site, so that no link can redirect elsewhere. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get("next") ?? HOME;
  return isSitePath(next) ? next : HOME;
}

export function withNext(path: string, next: string): string {
  return next === HOME ? path : `${path}?${new URLSearchParams({ next })}`;
}
