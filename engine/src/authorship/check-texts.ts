import type { PreparedText } from "../text/prepared-text.ts";

export const EARLIER_TEXTS = { fewest: 3, most: 10 } as const;
/** Longest text in UTF-16 units, so that the page stays quick. */
export const TEXT_MOST_UNITS = 30_000;
/** So many characters of the new text in a row that an earlier text has too mean that one holds the other. */
const SHARED_CHARACTERS = 200;
const SHARED_SHARE = 0.5;

export type AuthorshipErrorCode =
  | "TOO_FEW_TEXTS"
  | "TOO_MANY_TEXTS"
  | "TEXT_EMPTY"
  | "TEXT_TOO_LONG"
  | "NOT_KOREAN"
  | "SAME_TEXT"
  | "TEXT_CONTAINED";

/** The texts cannot be compared. `text` is the place of the one at fault among the earlier texts, or "new"; null for all. */
export class AuthorshipError extends Error {
  override readonly name = "AuthorshipError";
  readonly code: AuthorshipErrorCode;
  readonly text: number | "new" | null;

  constructor(code: AuthorshipErrorCode, text: number | "new" | null = null) {
    super(code);
    this.code = code;
    this.text = text;
  }
}

/** Checks what can be checked before the texts are read. Throws `AuthorshipError`. */
export function checkGiven(earlier: readonly string[], text: string): void {
  if (earlier.length < EARLIER_TEXTS.fewest) throw new AuthorshipError("TOO_FEW_TEXTS");
  if (earlier.length > EARLIER_TEXTS.most) throw new AuthorshipError("TOO_MANY_TEXTS");
  for (const [place, one] of [...earlier.entries(), ["new", text] as const]) {
    if (one.length > TEXT_MOST_UNITS) throw new AuthorshipError("TEXT_TOO_LONG", place);
    if (one.trim() === "") throw new AuthorshipError("TEXT_EMPTY", place);
  }
}

/** Checks that all texts are Korean, and that none is given twice or holds most of the new one. Throws `AuthorshipError`. */
export function checkPrepared(earlier: readonly PreparedText[], text: PreparedText): void {
  for (const [place, one] of [...earlier.entries(), ["new", text] as const]) {
    if (one.prose.trim() === "") throw new AuthorshipError("TEXT_EMPTY", place);
    if (one.language !== "ko") throw new AuthorshipError("NOT_KOREAN", place);
  }
  const bare = earlier.map(({ prose }) => bareOf(prose));
  const own = bareOf(text.prose);
  bare.forEach((one, place) => {
    if (bare.indexOf(one) !== place) throw new AuthorshipError("SAME_TEXT", place);
    if (one === own) throw new AuthorshipError("SAME_TEXT", "new");
    if (holdsMost(one, own) || holdsMost(own, one)) throw new AuthorshipError("TEXT_CONTAINED", place);
  });
}

function bareOf(prose: string): string {
  return prose.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Whether at least half of `part` is in `whole`, in pieces of 200 characters (in one piece if it is shorter). */
function holdsMost(whole: string, part: string): boolean {
  if (part.length <= SHARED_CHARACTERS) return whole.includes(part);
  const pieces = Math.floor(part.length / SHARED_CHARACTERS);
  let held = 0;
  for (let at = 0; at < pieces; at++) {
    if (whole.includes(part.slice(at * SHARED_CHARACTERS, (at + 1) * SHARED_CHARACTERS))) held++;
  }
  return held / pieces >= SHARED_SHARE;
}
