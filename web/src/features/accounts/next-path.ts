const HOME = "/dashboard";

/** Where to go after signing in: a path of this site only, so that no link can lead a user elsewhere. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get("next") ?? HOME;
  return /^\/(?![/\\])/.test(next) ? next : HOME;
}

export function withNext(path: string, next: string): string {
  return next === HOME ? path : `${path}?${new URLSearchParams({ next })}`;
}
