import { isCode, prepareText } from "@geulgyeol/engine/text";
import { readFinal } from "@geulgyeol/wording/josa";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../../scripts/testing/cpu-time.ts";
import { readEditableText } from "./editing/editable-text.ts";
import { rewrite } from "./index.ts";
import { convertEnding } from "./korean/convert-ending.ts";
import { TASKS } from "./presets.ts";
import { SPEECH_LEVELS } from "./rules/speech-level.ts";

const UNITS = [
  "가",
  "가 ",
  " ",
  "다.",
  "합니다. ",
  "은 는 ",
  "을를",
  '"',
  "’ ",
  "((",
  "[](",
  "<a",
  "0",
  "a",
  "😀",
  "할 ",
  "1️⃣",
];
const SIZE = 10_000;
/** Linear work takes four times as long for four times the text, quadratic work sixteen times. */
const GROWTH = 4;
const MOST = 8;
/** How often a ratio that is too large is measured again: other work of the machine may have disturbed it. */
const ATTEMPTS = 3;
/** Below this many milliseconds of CPU time the ratio is noise. */
const NOISE = 40;

const RULES = [...Object.values(TASKS).flat(2), ...Object.values(SPEECH_LEVELS)];
const WORK: Readonly<Record<string, (text: string) => unknown>> = {
  "the rules of the editor": (text) => {
    const view = readEditableText(text);
    return RULES.map((rule) => rule.find(view).length);
  },
  "reading a phrase": (text) => readFinal(text),
  "reading an ending": (text) => convertEnding(text, false, "polite").result,
  "telling code from prose": (text) => isCode(text),
  "preparing a text": (text) => prepareText(text).prose.length,
};

/** The fastest of three runs, to reduce noise from other processes. */
function leastTime(work: () => unknown): number {
  return Math.min(...[0, 1, 2].map(() => cpuTime(work)));
}

function growthOfTime(work: (text: string) => unknown, text: string): number {
  const whole = leastTime(() => work(text));
  if (whole < NOISE) return 0;
  return whole / leastTime(() => work(text.slice(0, text.length / GROWTH)));
}

describe("running time grows linearly with the length of the text", () => {
  it.each(Object.entries(WORK))("%s: four times the text takes at most eight times the time", (_, work) => {
    const slow = UNITS.flatMap((unit) => {
      const text = unit.repeat(Math.ceil((2 * SIZE) / unit.length));
      let growth = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < ATTEMPTS && growth > MOST; attempt++) growth = growthOfTime(work, text);
      return growth > MOST ? [`${JSON.stringify(unit)}: ${growth.toFixed(1)} times`] : [];
    });
    expect(slow).toEqual([]);
  });

  it.each(UNITS)("edits 10,000 characters of %s within 1.5 seconds", (unit) => {
    const text = unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE);
    for (const wish of ["자연스럽게", "해요체로", "맞춤법"]) {
      expect(cpuTime(() => rewrite(text, wish))).toBeLessThan(1_500);
    }
  });
});
