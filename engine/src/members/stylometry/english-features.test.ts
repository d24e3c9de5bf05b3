import { describe, expect, it } from "vitest";
import { prepareText } from "../../text/prepare-text.ts";
import { ENGLISH_FEATURES } from "./features.ts";
import { measureStylometry } from "./measure-stylometry.ts";

function featureValue(text: string, id: string): number {
  const place = ENGLISH_FEATURES.findIndex((feature) => feature.id === id);
  expect(place, id).toBeGreaterThanOrEqual(0);
  return measureStylometry(prepareText(text))[place] ?? Number.NaN;
}

const OPENINGS = "She was tired. Honestly, I left early. After the long meeting, we all went home.";
const COMMAS =
  "She bought apples, pears, and plums. He spoke, which surprised us. It closed early, leaving us outside.";
const FORMS = "I do not know what it's for, but I'm sure that we can't stay.";
const STANCE = "I think that experts say too much. Maybe it is really a bit early.";
const MARKERS = "It is important to rest. In conclusion, we slept well, and then we ate.";
const EXCESS = "We delve into a vibrant tapestry of old songs and simple words.";
const RHETORIC = "It was not only cheap but also quick. From dawn to dusk we worked.";
const VERBS = "He had been asked by the teacher. They were walking home and got caught.";
const SPECIFICS = "On Monday we met Anna Smith near the river. In 1994 it rose by 37 inches.";
const REPEATED = "We saw the dog. We saw the cat. They ran down the long road today.";
const SHAPES = "The cat sat on the mat. An extraordinary situation appeared there.";

describe("영어 문체 특징의 값", () => {
  const cases: [string, string, number][] = [
    [OPENINGS, "en-opens-he-she-they", 1 / 3],
    [OPENINGS, "en-opens-adverb-comma", 1 / 3],
    [OPENINGS, "en-opens-phrase-comma", 1 / 3],
    [OPENINGS, "en-opens-time", 1 / 3],
    [COMMAS, "en-triads", 1000 / 17],
    [COMMAS, "en-serial-share", 1],
    [COMMAS, "en-comma-which", 1000 / 17],
    [COMMAS, "en-comma-closing-ing", 1 / 3],
    [FORMS, "en-contracted-share", 3 / 4],
    [FORMS, "en-not-contracted", 1000 / 14],
    [FORMS, "en-not-full", 1000 / 14],
    [STANCE, "en-mental-i", 1000 / 14],
    [STANCE, "en-vague-sources", 1000 / 14],
    [STANCE, "en-modal-guess", 1000 / 14],
    [STANCE, "en-softeners", 1000 / 14],
    [MARKERS, "en-marks-note", 1000 / 14],
    [MARKERS, "en-marks-summary", 1000 / 14],
    [MARKERS, "en-marks-story", 1000 / 14],
    [EXCESS, "en-excess-verbs", 1000 / 12],
    [EXCESS, "en-excess-adjectives", 1000 / 12],
    [EXCESS, "en-excess-nouns", 1000 / 12],
    [RHETORIC, "en-not-only-but", 2000 / 14],
    [RHETORIC, "en-from-to", 1000 / 14],
    [VERBS, "en-past-perfect", 1000 / 14],
    [VERBS, "en-past-progressive", 1000 / 14],
    [VERBS, "en-passive-by", 1000 / 14],
    [VERBS, "en-get-passive", 1000 / 14],
    [SPECIFICS, "en-weekdays", 1000 / 16],
    [SPECIFICS, "en-names-of-two", 1000 / 16],
    [SPECIFICS, "en-years", 1000 / 16],
    [SPECIFICS, "en-units", 1000 / 16],
    [SPECIFICS, "en-name-share", 1 / 2],
    [REPEATED, "en-same-two-openings", 1 / 3],
    [REPEATED, "en-common-share", 10 / 15],
    [SHAPES, "en-one-syllable", 8 / 11],
    [SHAPES, "en-many-syllables", 1 / 11],
    [SHAPES, "en-longest-words", (3 + 13) / 2],
    ["They were upon the hill, without a map.", "en-word-upon", 1000 / 8],
  ];
  it.each(cases)("%s → %s", (text, id, expected) => expect(featureValue(text, id)).toBeCloseTo(expected, 9));

  it("어떤 글에서도 유한한 수이다", () => {
    for (const text of [
      "Hi. Ok then, fine. ...",
      `${"word ".repeat(40)}end.`,
      "A, b, c, and d; which (e) — f? No! Yes...",
    ]) {
      expect(measureStylometry(prepareText(text)).every(Number.isFinite), text).toBe(true);
    }
  });
});
