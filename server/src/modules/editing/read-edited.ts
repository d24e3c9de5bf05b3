/** Typical refusal phrases of a model that ignores the instructed form of refusal. */
const DECLINES =
  /^(?:죄송(?:하지만|합니다|해요)|미안하지만|요청(?:하신|을) .{0,20}(?:수 없|어렵)|도와드릴 수 없|I['’]m sorry|I am sorry|Sorry|I can(?:['’]t|not)|As an AI)/i;
/** Letters to wait for before an answer without tags is shown. */
const HELD_BACK = 24;

export type ReadAnswer =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "declined" }
  | { readonly kind: "incomplete" };

/**
 * Extracts the edited passage between the tags of a model's growing answer. If the model omits the tags, the answer
 * itself is used.
 */
export class EditedReader {
  readonly #open: string;
  readonly #close: string;
  readonly #declined: string;
  readonly #passage: string;
  readonly #onText: (piece: string) => void;
  #all = "";
  /** How much of `#all` was emitted; -1 before the passage has begun. */
  #given = -1;
  #isTagged = false;

  /** @param passage the original passage, since one that itself begins like a refusal is not treated as one. */
  constructor(nonce: string, passage: string, onText: (piece: string) => void) {
    this.#open = `<edited-${nonce}>`;
    this.#close = `</edited-${nonce}>`;
    this.#declined = `<declined-${nonce}>`;
    this.#passage = passage;
    this.#onText = onText;
  }

  take(piece: string): void {
    this.#all += piece;
    if (this.#given === -1) this.#begin();
    if (this.#given === -1) return;
    const end = this.#isTagged ? this.#all.indexOf(this.#close) : -1;
    // A possible beginning of the closing tag is held back, and so are blanks, which may precede it.
    const sure = end === -1 ? this.#all.length - (this.#isTagged ? this.#begunTag() : 0) : end;
    this.#giveUpTo(Math.max(this.#given, this.#all.slice(0, sure).trimEnd().length));
  }

  /** The whole answer; call it after the model has finished. */
  finish(): ReadAnswer {
    if (this.#all.includes(this.#declined)) return { kind: "declined" };
    const begin = this.#all.indexOf(this.#open);
    if (begin !== -1) {
      const end = this.#all.indexOf(this.#close, begin);
      if (end === -1) return { kind: "incomplete" };
      return { kind: "text", text: this.#all.slice(begin + this.#open.length, end).trim() };
    }
    const text = this.#all.trim();
    return this.#looksDeclined(text) ? { kind: "declined" } : { kind: "text", text };
  }

  #begin(): void {
    const begin = this.#all.indexOf(this.#open);
    if (begin !== -1) {
      const from = begin + this.#open.length;
      const blank = this.#all.length - from - this.#all.slice(from).trimStart().length;
      if (from + blank === this.#all.length) return;
      this.#given = from + blank;
      this.#isTagged = true;
      return;
    }
    const text = this.#all.trimStart();
    if (text.includes("<") || text.length < HELD_BACK || this.#looksDeclined(text)) return;
    this.#given = this.#all.length - text.length;
  }

  /** Number of letters at the end that may begin the closing tag. */
  #begunTag(): number {
    const from = this.#all.lastIndexOf("<");
    const tail = from === -1 ? "" : this.#all.slice(from);
    return this.#close.startsWith(tail) ? tail.length : 0;
  }

  #giveUpTo(end: number): void {
    if (end <= this.#given) return;
    this.#onText(this.#all.slice(this.#given, end));
    this.#given = end;
  }

  #looksDeclined(text: string): boolean {
    return DECLINES.test(text) && !DECLINES.test(this.#passage.trimStart());
  }
}
