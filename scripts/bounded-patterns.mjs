/**
 * Regular expressions that the check for slow ones reports although their input is bounded, each with that bound. Prefer to
 * rewrite them: put `(?<!x)` before a run `x+$`, or limit a word's length with `{1,119}`.
 */
export const BOUNDED_PATTERNS = [
  ["server/src/http/addressed-files.ts", "/;.*$/", "one entry of a header; Node takes 16 kB of headers"],
  ["server/src/http/bearer.ts", "/^bearer(?:\\s+(.*))?$/is", "a header; `.` takes all, so that the first try succeeds"],
  ["server/src/http/known-paths.ts", "/[?#].*$/s", "an address; `.` takes all, so that the first try succeeds"],
  ["server/src/http/request-path.ts", "/[?#].*$/s", "an address; `.` takes all, so that the first try succeeds"],
  ["server/src/modules/accounts/mailbox-key.ts", "/(?<=.)\\+.*$/s", "an e-mail address of at most 254 characters"],
  ["server/src/ports/link-local.ts", "/%.*$/", "an IPv6 address that `isIP` has read"],
  ["wording/src/numbers.ts", "/\\B(?=(\\d{3})+(?!\\d))/g", "the digits of one number"],
];
