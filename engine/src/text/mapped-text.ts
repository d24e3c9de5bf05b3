/**
 * Text under preparation with a mapping to the original: unit k of `text` came from the half-open range [starts[k],
 * ends[k]) of the original. Both arrays are at least `text.length` long and never decrease.
 */
export interface MappedText {
  readonly text: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** Replaces [from, to) of the text by `text`. Edits of one call are sorted and do not overlap. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Applies all edits at once; every unit of a replacement maps to the whole replaced range. */
export function applyEdits(mapped: MappedText, edits: readonly Edit[]): MappedText {
  if (edits.length === 0) return mapped;
  let length = mapped.text.length;
  for (const edit of edits) length += edit.text.length - (edit.to - edit.from);
  const starts = new Uint32Array(length);
  const ends = new Uint32Array(length);
  const parts: string[] = [];
  let read = 0;
  let write = 0;
  const copyUpTo = (to: number) => {
    if (to <= read) return;
    parts.push(mapped.text.slice(read, to));
    starts.set(mapped.starts.subarray(read, to), write);
    ends.set(mapped.ends.subarray(read, to), write);
    write += to - read;
  };
  for (const edit of edits) {
    copyUpTo(edit.from);
    if (edit.text.length > 0) {
      const start = mapped.starts[edit.from] ?? 0;
      const end = mapped.ends[Math.max(edit.from, edit.to - 1)] ?? start;
      parts.push(edit.text);
      starts.fill(start, write, write + edit.text.length);
      ends.fill(end, write, write + edit.text.length);
      write += edit.text.length;
    }
    read = edit.to;
  }
  copyUpTo(mapped.text.length);
  return { text: parts.join(""), starts, ends };
}

/** Joins ranges of a text by single spaces, each mapped to the position right after the preceding range. */
export function joinRanges(mapped: MappedText, ranges: readonly { from: number; to: number }[]): MappedText {
  let length = Math.max(0, ranges.length - 1);
  for (const range of ranges) length += range.to - range.from;
  const starts = new Uint32Array(length);
  const ends = new Uint32Array(length);
  const parts: string[] = [];
  let write = 0;
  for (const range of ranges) {
    if (write > 0) {
      starts[write] = ends[write - 1] ?? 0;
      ends[write] = mapped.starts[range.from] ?? starts[write] ?? 0;
      write++;
    }
    parts.push(mapped.text.slice(range.from, range.to));
    starts.set(mapped.starts.subarray(range.from, range.to), write);
    ends.set(mapped.ends.subarray(range.from, range.to), write);
    write += range.to - range.from;
  }
  return { text: parts.join(" "), starts, ends };
}
