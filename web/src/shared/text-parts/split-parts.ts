import { countCharacters, TEXT_MAX_CHARS, TEXT_MIN_CHARS } from "@geulgyeol/contract";
import { type Block, splitBlocks } from "./split-blocks.ts";

/** Share of the average length after which a heading begins a new part. */
const FULL_ENOUGH = 0.7;

/**
 * Splits a long text into parts for analysis: of about the same length, at most 10,000 characters, split between
 * paragraphs and, if possible, before headings. Only white space lies between them.
 */
export function splitParts(text: string, most = TEXT_MAX_CHARS): string[] {
  const blocks = splitBlocks(text);
  const total = countCharacters(text.trim());
  const share = total / Math.ceil(total / most);
  const parts: Part[] = [];
  let open: Part | null = null;
  for (const block of blocks) {
    if (open !== null && (grow(open, block).count > most || isFull(open, block, share))) {
      parts.push(open);
      open = null;
    }
    open = open === null ? block : grow(open, block);
  }
  if (open !== null) parts.push(open);
  return mergeShortEnd(parts, most).map(({ start, end }) => text.slice(start, end));
}

type Part = Pick<Block, "start" | "end" | "count">;

/** Including the white space between them; never counted too short. */
const grow = (part: Part, next: Part): Part => ({
  start: part.start,
  end: next.end,
  count: part.count + (next.start - part.end) + next.count,
});

const isFull = ({ count }: Part, next: Block, share: number) =>
  count >= share || (next.isHeading && count >= share * FULL_ENOUGH);

/** A last part that is too short to analyse joins the previous one. */
function mergeShortEnd(parts: readonly Part[], most: number): readonly Part[] {
  const [before, last] = [parts.at(-2), parts.at(-1)];
  if (before === undefined || last === undefined || last.count >= TEXT_MIN_CHARS) return parts;
  const merged = grow(before, last);
  return merged.count > most ? parts : [...parts.slice(0, -2), merged];
}
