import { tidyName } from "./tidy-value.ts";

const VERSION = /^\s*(\d{1,3}), (\d{1,3}), \d{1,3}, \d{1,6}/;

/**
 * The Hangul word processor by the version that it writes into its files ("11, 0, 0, 2129 WIN32LEWindows_8"), without
 * the build and the system. Undefined for none.
 */
export function nameHangul(written: string | undefined): string | undefined {
  const [, major, minor] = VERSION.exec(written ?? "") ?? [];
  return major === undefined ? tidyName(written) : `한글 ${major}.${minor}`;
}
