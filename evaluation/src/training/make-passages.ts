import type { PreparedText } from "@geulgyeol/engine/training";
import { AI_SENTENCE_SHARE, shareInside, type TextRange } from "../corpus/read-cowritten.ts";

/** A text with the ranges of it that an AI wrote. */
export interface AuthoredText {
  readonly prepared: PreparedText;
  /** In `prepared.original`. */
  readonly aiRanges: readonly TextRange[];
}

/** A few neighbouring sentences by one author. */
export interface LabelledPassage {
  readonly text: string;
  readonly label: 0 | 1;
}

const MOST_SENTENCES = 3;
/** One passage for about this many characters of prose, and at most this many from a text. */
const CHARACTERS_A_PASSAGE = 60;
const MOST_PASSAGES = 12;
const SHORTEST = 10;

/** Random runs of one to three sentences by a person or by an AI, for models that judge passages. */
export function makePassages(texts: readonly AuthoredText[], random: () => number): LabelledPassage[] {
  return texts.flatMap((text) => {
    const runs = runsByAuthor(text);
    if (runs.length === 0) return [];
    const wanted = Math.min(MOST_PASSAGES, Math.ceil(text.prepared.prose.length / CHARACTERS_A_PASSAGE));
    return Array.from({ length: wanted }, () => {
      const { label, sentences } = runs[Math.floor(random() * runs.length)] as AuthorRun;
      const count = Math.min(sentences.length, 1 + Math.floor(random() * MOST_SENTENCES));
      const first = Math.floor(random() * (sentences.length - count + 1));
      const { start } = sentences[first] as TextRange;
      const { end } = sentences[first + count - 1] as TextRange;
      return { text: text.prepared.prose.slice(start, end).trim(), label };
    }).filter((passage) => passage.text.length >= SHORTEST);
  });
}

interface AuthorRun {
  readonly label: 0 | 1;
  /** Ranges of the prose. */
  readonly sentences: TextRange[];
}

/** Runs of neighbouring sentences by one author; sentences that both wrote are left out. */
function runsByAuthor({ prepared, aiRanges }: AuthoredText): AuthorRun[] {
  const runs: AuthorRun[] = [];
  let open: AuthorRun | undefined;
  for (const { start, end, proseStart, proseEnd, excluded } of prepared.sentences) {
    if (excluded !== null || proseEnd <= proseStart) continue;
    const share = shareInside({ aiRanges }, start, end);
    const label = share >= AI_SENTENCE_SHARE ? 1 : share <= 1 - AI_SENTENCE_SHARE ? 0 : null;
    if (label === null) {
      open = undefined;
      continue;
    }
    if (open === undefined || open.label !== label) {
      open = { label, sentences: [] };
      runs.push(open);
    }
    open.sentences.push({ start: proseStart, end: proseEnd });
  }
  return runs;
}
