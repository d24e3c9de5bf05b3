import type { PreparedText } from "../text/prepared-text.ts";

/** What the number of a habit is: a share of sentences, a rate for 1,000 characters, or a length in characters. */
export type HabitUnit = "sentences" | "per-thousand" | "characters";

interface PatternHabit {
  readonly unit: "sentences" | "per-thousand";
  /** Looked for in each sentence; a share counts sentences that have it, a rate counts each place. */
  readonly pattern: RegExp;
}

/**
 * Habits that have a name, so that a reader can check them. Each shows how somebody writes and not about what. They
 * explain an answer; the answer itself comes from all habits.
 */
const PATTERNS = {
  "ends-formally": { unit: "sentences", pattern: /니[다까][.!?…]*["')]*$/gu },
  "ends-politely": { unit: "sentences", pattern: /요[.!?…~]*["')]*$/gu },
  "ends-plainly": { unit: "sentences", pattern: /[^니]다[.!?…]*["')]*$/gu },
  "ends-in-the-past": {
    unit: "sentences",
    pattern: /[았었였했됐갔왔봤줬났졌켰렸웠겼섰](?:다|습니다|어요)[.!?…]*["')]*$/gu,
  },
  asks: { unit: "sentences", pattern: /\?["')]*$/gu },
  "begins-with-but": { unit: "sentences", pattern: /^(?:그런데|근데|하지만|그러나|그렇지만|다만)(?![가-힣])/gu },
  "begins-with-and": { unit: "sentences", pattern: /^(?:그리고|또|또한|게다가|그리고는)(?![가-힣])/gu },
  "begins-with-so": { unit: "sentences", pattern: /^(?:그래서|따라서|그러므로|그러니|그러니까|때문에)(?![가-힣])/gu },
  commas: { unit: "per-thousand", pattern: /,/gu },
  brackets: { unit: "per-thousand", pattern: /\(/gu },
  "quotation-marks": { unit: "per-thousand", pattern: /["'](?=[가-힣A-Za-z0-9])/gu },
  seems: { unit: "per-thousand", pattern: /것 ?같/gu },
  can: { unit: "per-thousand", pattern: /수 ?[있없]/gu },
  thing: { unit: "per-thousand", pattern: /(?<![가-힣])것|(?<![가-힣])거(?=[야예다라나죠지])/gu },
  "says-i": { unit: "per-thousand", pattern: /(?<![가-힣])(?:나는|난|내가|나도|저는|전|제가|저도)(?![가-힣])/gu },
  "links-with-go": { unit: "per-thousand", pattern: /(?<=[가-힣])고(?=[ ,])/gu },
  "links-with-jiman": { unit: "per-thousand", pattern: /(?<=[가-힣])지만(?=[ ,])/gu },
  "links-with-neunde": { unit: "per-thousand", pattern: /[는은인한던된](?:데|데도)(?=[ ,])/gu },
  "links-with-myeo": { unit: "per-thousand", pattern: /(?<=[가-힣])(?:며|면서)(?=[ ,])/gu },
  "links-with-seo": { unit: "per-thousand", pattern: /[아어해여려와워켜져]서(?=[ ,])/gu },
} as const satisfies Record<string, PatternHabit>;

export type NamedHabitId = keyof typeof PATTERNS | "sentence-length";
export const NAMED_HABIT_IDS = [...Object.keys(PATTERNS), "sentence-length"] as readonly NamedHabitId[];

export function unitOf(id: NamedHabitId): HabitUnit {
  return id === "sentence-length" ? "characters" : PATTERNS[id].unit;
}

/** A habit in one text. */
interface HabitValue {
  readonly value: number;
  /** The first place that shows it, with a few characters before it; empty where there is none. */
  readonly example: string;
}

/** The named habits of a text, with the number of its sentences and of its characters. */
export interface MeasuredHabits {
  readonly sentences: number;
  readonly characters: number;
  readonly values: Readonly<Record<NamedHabitId, HabitValue>>;
}

type Measurable = Pick<PreparedText, "prose" | "sentences">;

/** Measures the named habits of a text; its rates are those of its prose. */
export function measureNamedHabits({ prose, sentences }: Measurable): MeasuredHabits {
  const own = sentences
    .map(({ proseStart, proseEnd }) => prose.slice(proseStart, proseEnd).trim())
    .filter((one) => one !== "");
  const characters = prose.length;
  const values = Object.fromEntries(
    Object.entries(PATTERNS).map(([id, { unit, pattern }]) => {
      const found = own.map((sentence) => [...sentence.matchAll(pattern)]);
      const count = found.reduce(
        (sum, places) => sum + (unit === "sentences" ? Math.min(1, places.length) : places.length),
        0,
      );
      const whole = unit === "sentences" ? own.length / 100 : characters / 1_000;
      return [id, { value: whole === 0 ? 0 : count / whole, example: exampleOf(own, found) }];
    }),
  ) as Record<keyof typeof PATTERNS, HabitValue>;
  return {
    sentences: own.length,
    characters,
    values: { ...values, "sentence-length": { value: median(own.map(({ length }) => length)), example: "" } },
  };
}

const BEFORE = 12;
const AFTER = 6;

function exampleOf(sentences: readonly string[], found: readonly (readonly RegExpMatchArray[])[]): string {
  const at = found.findIndex((places) => places.length > 0);
  const place = found[at]?.[0];
  const sentence = sentences[at];
  if (!place || sentence === undefined) return "";
  const start = place.index ?? 0;
  const end = start + place[0].length;
  const from = start <= BEFORE ? 0 : sentence.indexOf(" ", start - BEFORE) + 1 || start;
  const space = sentence.indexOf(" ", end + AFTER);
  const to = space === -1 ? sentence.length : space;
  return `${from > 0 && from <= start ? "… " : ""}${sentence.slice(Math.min(from, start), to)}${to < sentence.length ? " …" : ""}`;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
