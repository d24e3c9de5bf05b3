import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { readAccuracyRecord } from "./accuracy-record.server.ts";
import { nameOf } from "./group-names.ts";

/** Kinds with the most texts that are named. */
const NAMED = 5;
/** Kinds that visitors ask about, with the genres of the record that would answer. */
const ASKED_ABOUT: readonly { readonly name: string; readonly genres: readonly string[] }[] = [
  { name: "학생 글", genres: ["student-essay", "student essay"] },
  { name: "자기소개서", genres: ["cover-letter", "self-introduction"] },
];

/** The line of the landing page: how many human texts were judged wrongly, what was measured and what was not. */
export function landingProof({ ko }: Pick<AccuracyRecord, "ko"> = readAccuracyRecord()) {
  const genres = [...ko.humansBy.genre].sort((one, other) => other.judgedAi.of - one.judgedAi.of);
  const keys = new Set(genres.map(({ key }) => key));
  return {
    humanTexts: ko.humansJudgedAi.of,
    judgedAi: ko.humansJudgedAi.count,
    measuredOn: genres.slice(0, NAMED).map(({ key }) => nameOf(key)),
    kinds: genres.length,
    notMeasured: ASKED_ABOUT.filter((asked) => !asked.genres.some((key) => keys.has(key))).map(({ name }) => name),
  };
}
