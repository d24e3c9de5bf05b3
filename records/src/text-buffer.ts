/** Characters for one call of `String.fromCharCode`, whose arguments must fit on the stack. */
const PIECE = 8_192;

/**
 * A text for many small changes, which mostly are near each other: a gap buffer of UTF-16 units. Strings would be copied
 * as a whole for each change, which takes seconds for a day of typing.
 */
export class TextBuffer {
  #units = new Uint16Array(1_024);
  /** The gap lies between these places; the text is what stands before and after it. */
  #gapStart = 0;
  #gapEnd = 1_024;

  constructor(text = "") {
    this.replace(0, 0, text);
  }

  get length(): number {
    return this.#units.length - (this.#gapEnd - this.#gapStart);
  }

  /** Replaces `removed` units from `at` on, which must lie within the text. */
  replace(at: number, removed: number, inserted: string): void {
    this.#moveGap(at);
    this.#gapEnd += removed;
    this.#makeRoom(inserted.length);
    for (let index = 0; index < inserted.length; index++) {
      this.#units[this.#gapStart + index] = inserted.charCodeAt(index);
    }
    this.#gapStart += inserted.length;
  }

  /** The units from `start` to `end`, which must lie within the text. */
  slice(start: number, end: number): string {
    const gap = this.#gapEnd - this.#gapStart;
    const before = this.#units.subarray(Math.min(start, this.#gapStart), Math.min(end, this.#gapStart));
    const after = this.#units.subarray(Math.max(start + gap, this.#gapEnd), Math.max(end + gap, this.#gapEnd));
    const pieces: string[] = [];
    for (const part of [before, after]) {
      for (let at = 0; at < part.length; at += PIECE)
        pieces.push(String.fromCharCode(...part.subarray(at, at + PIECE)));
    }
    return pieces.join("");
  }

  toString(): string {
    return this.slice(0, this.length);
  }

  #moveGap(at: number): void {
    if (at < this.#gapStart) {
      const moved = this.#gapStart - at;
      this.#units.copyWithin(this.#gapEnd - moved, at, this.#gapStart);
      this.#gapStart -= moved;
      this.#gapEnd -= moved;
    } else if (at > this.#gapStart) {
      const moved = at - this.#gapStart;
      this.#units.copyWithin(this.#gapStart, this.#gapEnd, this.#gapEnd + moved);
      this.#gapStart += moved;
      this.#gapEnd += moved;
    }
  }

  #makeRoom(length: number): void {
    if (this.#gapEnd - this.#gapStart >= length) return;
    const after = this.#units.subarray(this.#gapEnd);
    const units = new Uint16Array(2 * (this.#gapStart + length + after.length));
    units.set(this.#units.subarray(0, this.#gapStart));
    units.set(after, units.length - after.length);
    this.#gapEnd = units.length - after.length;
    this.#units = units;
  }
}
