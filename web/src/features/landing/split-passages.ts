import { SEGMENT_NAME } from "@geulgyeol/wording";
import type { WordedReport } from "@geulgyeol/wording/report";
import type { GrainSentence } from "./grain-parts.tsx";

type Segment = WordedReport["segments"][number];
type Kind = NonNullable<Segment["kind"]>;

/** For a phone; the finding says the same in a sentence. */
const SHORT_NAME: Readonly<Record<Kind, string>> = { human: "사람", ai: "AI", edited: "다듬음", unclear: "모름" };
/** Above this number there is no room for rules and names. */
const MOST = 8;

/** Neighbouring sentences of one kind. */
export interface NamedPassage {
  readonly kind: Kind | null;
  readonly name: string;
  readonly shortName: string;
  readonly sentences: readonly GrainSentence[];
  readonly length: number;
  /** Of the whole text. */
  readonly share: number;
}

/** The sentences by passage; in one piece if there are no passages, or too many. */
export function splitPassages(sentences: readonly GrainSentence[], segments: readonly Segment[]): NamedPassage[] {
  const runs: { kind: Kind | null; sentences: GrainSentence[] }[] = [];
  for (const sentence of sentences) {
    const kind = kindAt(segments, sentence.index);
    const last = runs.at(-1);
    if (last?.kind === kind) last.sentences.push(sentence);
    else runs.push({ kind, sentences: [sentence] });
  }
  const shown = runs.length > MOST ? [{ kind: null, sentences: [...sentences] }] : runs;
  const total = lengthOf(sentences);
  return shown.map((run) => {
    const length = lengthOf(run.sentences);
    const [name, shortName] = run.kind === null ? ["", ""] : [SEGMENT_NAME[run.kind], SHORT_NAME[run.kind]];
    return {
      ...run,
      name,
      shortName,
      length,
      share: total === 0 ? 0 : length / total,
    };
  });
}

function kindAt(segments: readonly Segment[], index: number): Kind | null {
  return segments.find((one) => one.firstSentence <= index && index <= one.lastSentence)?.kind ?? null;
}

function lengthOf(sentences: readonly GrainSentence[]): number {
  return sentences.reduce((sum, { length }) => sum + length, 0);
}
