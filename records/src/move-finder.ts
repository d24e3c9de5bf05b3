import { RECORD_MOVE_MIN, type RecordEntry } from "@geulgyeol/contract";
import { changesText } from "./replay.ts";
import { TextBuffer } from "./text-buffer.ts";

/** Removed texts that are remembered, the last ones, and their length together: a search takes some milliseconds. */
const REMEMBERED = 40;
const REMEMBERED_UNITS = 200_000;
/** Units by which the place of a change may lie elsewhere, where the text repeats itself. */
const SHIFT_MAX = 40;

/** Letters of the text that are pasted into it again, as a `move` says it. */
export interface FoundMove {
  readonly at: number;
  readonly inserted: string;
  readonly from: NonNullable<RecordEntry["from"]>;
}

/** Follows a text, and finds pasted letters that stand in it, or stood in it and were removed at once. */
export class MoveFinder {
  readonly #text = new TextBuffer();
  #removals: { readonly entry: number; readonly at: number; readonly text: string }[] = [];
  #count = 0;

  step({ at, removed, inserted, origin }: Pick<RecordEntry, "at" | "removed" | "inserted" | "origin">): void {
    const entry = this.#count++;
    if (!changesText(origin)) return;
    if (removed >= RECORD_MOVE_MIN) this.#remember({ entry, at, text: this.#text.slice(at, at + removed) });
    this.#text.replace(at, removed, inserted ?? "");
  }

  /** Null for letters that are new to the text, and for few. */
  find({ at, removed, inserted }: Pick<FoundMove, "at" | "inserted"> & { removed: string }): FoundMove | null {
    if (inserted.length < RECORD_MOVE_MIN) return null;
    const text = this.#text.toString();
    const places = removed === "" ? equalInsertions(text, at, inserted) : [{ at, inserted }];
    for (const place of places) {
      for (const removal of this.#removals) {
        const found = removal.text.indexOf(place.inserted);
        if (found >= 0) return { ...place, from: { entry: removal.entry, at: removal.at + found } };
      }
      const found = text.indexOf(place.inserted);
      if (found >= 0) return { ...place, from: { entry: this.#count, at: found } };
    }
    return null;
  }

  /** The last first. */
  #remember(removal: { readonly entry: number; readonly at: number; readonly text: string }): void {
    const removals = [removal, ...this.#removals].slice(0, REMEMBERED);
    let units = 0;
    this.#removals = removals.filter(({ text }) => {
      units += text.length;
      return units <= REMEMBERED_UNITS;
    });
  }
}

/**
 * The same insertion at earlier places: where letters repeat, “ab” put into “ac” is “ba” put after its first letter, and
 * the difference of two texts does not say which.
 */
function* equalInsertions(text: string, at: number, inserted: string): Generator<{ at: number; inserted: string }> {
  yield { at, inserted };
  for (let shift = 1; shift <= Math.min(SHIFT_MAX, at, inserted.length); shift++) {
    if (text.charAt(at - shift) !== inserted.charAt(inserted.length - shift)) return;
    yield { at: at - shift, inserted: text.slice(at - shift, at) + inserted.slice(0, -shift) };
  }
}

/** The same deletion from the beginning of a line on, if there is one: so lines are cut in the way that they are pasted. */
export function deletionFromLineStart(text: string, at: number, removed: string): { at: number; removed: string } {
  for (const place of equalInsertions(text, at, removed)) {
    if (place.at === 0 || text.charAt(place.at - 1) === "\n") return { at: place.at, removed: place.inserted };
  }
  return { at, removed };
}
