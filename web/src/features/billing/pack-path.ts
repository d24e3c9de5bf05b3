/** Where a pack of credits is bought; the page needs a full load for its own content security policy. */
export function packPath(space: string | null): string {
  return space === null ? "/subscribe/pack" : `/subscribe/pack?${new URLSearchParams({ space })}`;
}

/** Where the credits of a space are. */
export function spacePath(space: string): string {
  return `/spaces/${space}?tab=credits`;
}
