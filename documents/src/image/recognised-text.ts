import type { Paragraph, Recognition, UnsureWord } from "../document.ts";
import { joinLines } from "../pdf/join-lines.ts";
import { type Line, medianOf } from "../pdf/page-lines.ts";
import { columnOf } from "../pdf/reading-order.ts";
import type { RecognisedPage, RecognisedWord } from "./recogniser.ts";

/** Words below this confidence are marked for review. */
const UNSURE = 0.6;
/**
 * Lines whose height differs less than this from the usual one have its size, since tall letters make a line higher.
 */
const SAME_HEIGHT = 0.35;
/** Dirt and form lines are recognised as words like these. */
const NOISE = /^[|_~=\-—–.,'"`^°·:;*]+$/;
const NOISE_CONFIDENCE = 0.5;

/** Lines of a picture as paragraphs, joined like those of a PDF. */
export function toParagraphs({ lines }: RecognisedPage, page?: number): Paragraph[] {
  const usual = medianOf(lines.map(({ height }) => height));
  const read = lines.flatMap((line): Line[] => {
    const words = line.words.filter(isWord);
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      {
        text: words.map(({ text }) => text).join(" "),
        left: first.left,
        right: last.right,
        y: line.baseLine,
        size: Math.abs(line.height - usual) < usual * SAME_HEIGHT ? usual : line.height,
        endsWithSpace: false,
        firstWordWidth: first.right - first.left,
        isArtifact: false,
        isRow: false,
      },
    ];
  });
  if (read.length === 0) return [];
  const paragraphs = joinLines([{ page: page ?? 1, columns: [columnOf(read)] }]);
  return page === undefined ? paragraphs.map(({ page: _, ...paragraph }) => paragraph) : paragraphs;
}

const isWord = ({ text, confidence }: RecognisedWord) =>
  text !== "" && !(confidence < NOISE_CONFIDENCE && NOISE.test(text));

/** Words to review, with their positions in the picture (as shares of its sides) and in the text, from `from` on. */
export function unsureWords(
  { lines }: RecognisedPage,
  text: string,
  { width, height }: Pick<Recognition, "width" | "height">,
  from = 0,
): UnsureWord[] {
  const found: UnsureWord[] = [];
  let at = from;
  for (const word of lines.flatMap(({ words }) => words.filter(isWord))) {
    const start = text.indexOf(word.text, at);
    if (start < 0) continue;
    at = start + word.text.length;
    if (word.confidence >= UNSURE) continue;
    found.push({
      text: word.text,
      start,
      end: at,
      confidence: word.confidence,
      box: { left: word.left / width, top: word.top / height, right: word.right / width, bottom: word.bottom / height },
    });
  }
  return found;
}
