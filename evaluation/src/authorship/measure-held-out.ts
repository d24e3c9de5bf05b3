import { type AnswerRow, answerRates } from "./answer-rates.ts";
import { aurocByWriter, differenceByWriter, type Interval } from "./auroc-by-writer.ts";
import { PROTOTYPE } from "./baselines.ts";
import { thresholdsOf } from "./calibrate.ts";
import { crossValidate, type HeldOutSet, SHIPPED_METHOD } from "./cross-validate.ts";
import type { Unit } from "./read-units.ts";

/** One method on every blog writer, each held out of the fit that scores them. */
export interface HeldOutRow extends Pick<HeldOutSet, "characters" | "subjects" | "method"> {
  readonly writers: number;
  readonly auroc: Interval;
  /** How far it is ahead of the prototype on the same trials. */
  readonly ahead: Interval;
}

/** Every blog writer, tested once by fits that have not seen them; so are the thresholds of the answers. */
export function measureHeldOut(units: readonly Unit[]): { methods: HeldOutRow[]; answers: AnswerRow[] } {
  const sets = crossValidate(units);
  const methods = sets.map(({ characters, subjects, method, scored }) => {
    const prototype = sets.find(
      (set) => set.method === PROTOTYPE && set.characters === characters && set.subjects === subjects,
    );
    return {
      characters,
      subjects,
      method,
      writers: new Set(scored.map(({ writer }) => writer)).size,
      auroc: aurocByWriter(scored),
      ahead: differenceByWriter(scored, prototype?.scored ?? []),
    };
  });
  const shipped = sets.filter(({ method }) => method === SHIPPED_METHOD);
  return { methods, answers: shipped.map((set) => answersOf(set, shipped)) };
}

/** Answers by thresholds from the folds that have no writer in common with the fold of the trial. */
function answersOf({ genre, characters, subjects, scored }: HeldOutSet, sets: readonly HeldOutSet[]): AnswerRow {
  const sameLength = sets.filter((set) => set.characters === characters);
  const known = new Map<string, ReturnType<typeof thresholdsOf>>();
  const thresholdsFor = (fold: readonly string[]) => {
    const key = fold.join(" ");
    const found =
      known.get(key) ??
      thresholdsOf(
        sameLength.map((set) => set.scored.filter((trial) => !trial.fold.some((one) => fold.includes(one)))),
      );
    known.set(key, found);
    return found;
  };
  const answered = scored.map((trial) => ({ ...trial, thresholds: thresholdsFor(trial.fold) }));
  return { genre, characters, subjects, ...answerRates(answered) };
}
