import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { readAccuracyRecord } from "./accuracy-record.server.ts";
import { nameOf } from "./group-names.ts";
import { firstMissingKinds } from "./missing-kinds.ts";

/** Kinds with the most texts that are named. */
const NAMED = 5;

/** The line of the landing page: how many human texts were judged wrongly, what was measured and what was not. */
export function landingProof({ ko }: Pick<AccuracyRecord, "ko"> = readAccuracyRecord()) {
  const genres = [...ko.humansBy.genre].sort((one, other) => other.judgedAi.of - one.judgedAi.of);
  return {
    humanTexts: ko.humansJudgedAi.of,
    judgedAi: ko.humansJudgedAi.count,
    measuredOn: genres.slice(0, NAMED).map(({ key }) => nameOf(key)),
    kinds: genres.length,
    notMeasured: firstMissingKinds(ko),
  };
}
