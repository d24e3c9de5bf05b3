/** An existing route, so that a request with another method gets that error instead of "not found". */
export interface KnownPath {
  readonly method: string;
  /** May contain `:name` for one segment, and end in `*`. */
  readonly path: string;
}

/** Methods that exist for the path of `url`; empty if none. */
export function allowedMethods(known: readonly KnownPath[], url: string): string[] {
  const path = url.replace(/[?#].*$/s, "");
  return [...new Set(known.filter((one) => matches(one.path, path)).map((one) => one.method))];
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (pattern.endsWith("/*")) return given.length >= wanted.length && wanted.slice(0, -1).every(fits(given));
  return given.length === wanted.length && wanted.every(fits(given));
}

const fits = (given: readonly string[]) => (part: string, index: number) =>
  part.startsWith(":") ? given[index] !== "" : part === given[index];
