import { seededRandom, shuffledOrder } from "../learners/seeded-random.ts";
import { auroc } from "../measures/roc.ts";
import type { CountedUnits } from "./count-units.ts";
import { fitReference, withoutWriters } from "./cross-validate.ts";
import { NEW_LENGTHS } from "./draw-sets.ts";
import type { Unit } from "./read-units.ts";
import { type FittedReference, scoreTrials } from "./score-trials.ts";
import { earlierTexts, newText, type Trial } from "./trials.ts";
import { unitsOfWriter, type Writer, type WriterDocument } from "./writers.ts";

/** The detector's probability that a text was written by AI, from 0 to 1. */
export type JudgeOfTexts = (text: string) => number;

/** An own text against a model's, both on the same subjects. */
export interface ModelRow {
  readonly writer: string;
  readonly characters: number;
  /** Subjects that both wrote about. */
  readonly subjects: number;
  readonly byHabits: number;
  /** With the change of the judgement from the earlier texts to the new one; null without a detector. */
  readonly withJudgement: number | null;
}

const DRAWS = 400;
const LEAST_SUBJECTS = 10;
/** Closeness that weighs as much as one unit of log odds of the judgement. */
const CLOSENESS_PER_LOGIT = 1;

/** Writers of blogs to whose texts a model wrote counterparts; neither their texts nor the model's are fitted on. */
export function measureModels(
  writers: readonly Writer[],
  counted: CountedUnits,
  judge: JudgeOfTexts | null,
): ModelRow[] {
  const model = writers.find(({ kind }) => kind === "paired-model");
  if (!model) return [];
  const paired = writers
    .filter(({ kind }) => kind === "blog")
    .map((writer) => ({ writer, texts: pairWith(writer, model) }))
    .filter(({ texts }) => texts.own.length >= LEAST_SUBJECTS);
  const ids = paired.map(({ writer }) => writer.id);
  const fitted = fitReference(withoutWriters(writers, "blog", ids), counted);
  return paired.flatMap(({ writer, texts }) =>
    NEW_LENGTHS.map((characters) => measureWriter(writer, texts, characters, fitted, judge)),
  );
}

interface Paired {
  readonly own: readonly WriterDocument[];
  readonly model: readonly WriterDocument[];
}

/** The writer's texts that have a counterpart, and the counterparts, each as a document named by the writer's row. */
function pairWith(writer: Writer, model: Writer): Paired {
  const rows = new Map<string, Unit[]>();
  for (const unit of unitsOfWriter(writer)) rows.set(unit.row, [...(rows.get(unit.row) ?? []), unit]);
  const counterparts = model.documents.filter(({ units }) => rows.has(units[0]?.pair ?? ""));
  const ids = [...new Set(counterparts.map(({ units }) => units[0]?.pair ?? ""))];
  return { own: ids.map((id) => ({ id, units: rows.get(id) ?? [] })), model: counterparts };
}

function measureWriter(
  writer: Writer,
  { own, model }: Paired,
  characters: number,
  fitted: FittedReference,
  judge: JudgeOfTexts | null,
): ModelRow {
  const random = seededRandom(characters);
  const draw = (documents: readonly WriterDocument[]): Trial[] =>
    Array.from({ length: DRAWS }, () => trialOf(writer, documents, characters, random)).filter(
      (trial) => trial !== null,
    );
  const [ownTrials, modelTrials] = [draw(own), draw(model)];
  const [ownScores, modelScores] = [ownTrials, modelTrials].map((trials) =>
    scoreTrials(trials, fitted).map(({ score }) => score),
  ) as [number[], number[]];
  const change = judge && changeOf(judge);
  const joined = (trials: readonly Trial[], scores: readonly number[]) =>
    scores.map((score, at) => score / CLOSENESS_PER_LOGIT - (change?.(trials[at] as Trial) ?? 0));
  return {
    writer: writer.id,
    characters,
    subjects: own.length,
    byHabits: auroc(modelScores, ownScores),
    withJudgement: change ? auroc(joined(modelTrials, modelScores), joined(ownTrials, ownScores)) : null,
  };
}

/** A new text from some of the documents, in any order, and earlier texts without the subjects of the new one. */
function trialOf(
  writer: Writer,
  documents: readonly WriterDocument[],
  characters: number,
  random: () => number,
): Trial | null {
  const shuffled = [...shuffledOrder(documents.length, random)].map((at) => documents[at] as WriterDocument);
  const text = newText(shuffled, 0, characters);
  if (!text) return null;
  const rows = new Set(text.units.map(({ row, pair }) => pair || row));
  const subjects = new Set(
    writer.documents.filter(({ units }) => units.some(({ row }) => rows.has(row))).map(({ id }) => id),
  );
  const earlier = earlierTexts(writer, subjects, text.units, false, random);
  return earlier && { writer: writer.id, author: writer.id, earlier, text: text.units };
}

/** How far the log odds of AI rose from the earlier texts to the new one. */
function changeOf(judge: JudgeOfTexts): (trial: Trial) => number {
  const known = new Map<string, number>();
  const oddsOf = (text: string) => {
    const found = known.get(text) ?? Math.min(0.999, Math.max(0.001, judge(text)));
    known.set(text, found);
    return Math.log(found / (1 - found));
  };
  const join = (units: readonly Unit[]) => units.map(({ text }) => text).join(" ");
  return ({ earlier, text }) => oddsOf(join(text)) - oddsOf(join(earlier.slice(0, 6)));
}
