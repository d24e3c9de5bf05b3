import { isLetter } from "./character-kinds.ts";
import { classifyLines } from "./classify-lines.ts";
import { surelyEndsSentence } from "./ends-like-sentence.ts";
import { countFootLines } from "./find-foot.ts";
import { findHead } from "./find-head.ts";
import type { LineKind } from "./line-kind.ts";
import { joinRanges, type MappedText } from "./mapped-text.ts";
import type { ExcludedRange, ExclusionReason } from "./prepared-text.ts";
import { type Line, splitLines } from "./split-lines.ts";

/** A run of excluded lines that are sentences, shown to the user as left out. */
export interface SetAside {
  readonly start: number;
  readonly end: number;
  readonly reason: ExclusionReason;
}

export interface SelectedProse {
  readonly mapped: MappedText;
  readonly excluded: ExcludedRange[];
  readonly setAside: SetAside[];
  /** Offsets in the original of certain sentence ends, ascending. */
  readonly breaks: number[];
}

/**
 * If less than this share of the letters remains after the exclusions, headings, fragments, questions and
 * quotations count as prose too.
 */
const LEAST_PROSE = 0.25;
const LENIENT: ReadonlySet<string> = new Set(["heading", "list-marker", "question", "quotation"]);
const SHOWN_AS_SENTENCE: ReadonlySet<string> = new Set([
  "heading",
  "header",
  "question",
  "signature",
  "quotation",
  "reference",
]);

/**
 * Excludes lines that are not running prose, and joins the rest by spaces. A single line is prose. The head and the
 * signature are set aside first, so that the lines between them are read as they would be alone.
 */
export function selectProse(mapped: MappedText): SelectedProse {
  const lines = splitLines(mapped.text);
  if (lines.length <= 1) return join(mapped, lines, lines.map(proseKind));
  const head = headOf(lines);
  const foot = countFootLines(lines.slice(head.length));
  const body = lines.slice(head.length, lines.length - foot);
  const [first, ...rest] = body;
  const bodyKinds = first === undefined ? [] : kindsOf([{ ...first, afterBlank: true }, ...rest]);
  return join(mapped, lines, [
    ...head.map((reason): LineKind => ({ reason, body: 0 })),
    ...bodyKinds,
    ...lines.slice(lines.length - foot).map((): LineKind => ({ reason: "signature", body: 0 })),
  ]);
}

/** A text that ends with a question is a text of questions, so that they are prose. */
function headOf(lines: readonly Line[]): ExclusionReason[] {
  const head = findHead(lines);
  const question = head.indexOf("question");
  return head.length < lines.length || question < 0 ? head : head.slice(0, question);
}

function proseKind(): LineKind {
  return { reason: null, body: 0 };
}

function kindsOf(lines: readonly Line[]): LineKind[] {
  if (lines.length <= 1) return lines.map(proseKind);
  const kinds = classifyLines(lines);
  let kept = 0;
  let lenient = 0;
  for (const [k, line] of lines.entries()) {
    const reason = kinds[k]?.reason ?? null;
    const letters = lettersOf(line.text);
    if (reason === null) kept += letters;
    else if (LENIENT.has(reason)) lenient += letters;
  }
  if (kept < LEAST_PROSE * (kept + lenient)) {
    for (const kind of kinds) if (kind.reason !== null && LENIENT.has(kind.reason)) kind.reason = null;
  }
  return kinds;
}

function join(mapped: MappedText, lines: readonly Line[], kinds: readonly LineKind[]): SelectedProse {
  const ranges: { from: number; to: number }[] = [];
  const excluded: ExcludedRange[] = [];
  const setAside: SetAside[] = [];
  const breaks: number[] = [];
  let breakNext = false;
  for (const [k, line] of lines.entries()) {
    const kind = kinds[k] ?? { reason: null, body: 0 };
    const start = mapped.starts[line.from] ?? 0;
    const end = mapped.ends[line.to - 1] ?? start;
    if (kind.reason !== null) {
      breakNext = true;
      if (kind.reason === "rule") continue;
      excluded.push({ start, end, reason: kind.reason });
      if (SHOWN_AS_SENTENCE.has(kind.reason)) setAside.push({ start, end, reason: kind.reason });
      continue;
    }
    if (breakNext || line.afterBlank || kind.body > 0) breaks.push(start);
    const from = line.from + kind.body;
    if (kind.body > 0) excluded.push({ start, end: mapped.ends[from - 1] ?? start, reason: "list-marker" });
    ranges.push({ from, to: line.to });
    breakNext = surelyEndsSentence(line.text);
  }
  return { mapped: joinRanges(mapped, ranges), excluded, setAside, breaks };
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) if (isLetter(text.charCodeAt(i))) letters++;
  return letters;
}
