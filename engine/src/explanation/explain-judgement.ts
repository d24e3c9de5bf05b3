import { AI_BAND, MIXED_BAND } from "../judgement/verdict-bands.ts";
import type { Hold, Interval } from "../report.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import type { Sign } from "./find-signs.ts";
import { joinClause } from "./join-clause.ts";
import { numberRuns } from "./number-sentences.ts";
import { formatInterval } from "./percent.ts";

export interface JudgedFacts {
  readonly prepared: PreparedText;
  readonly aiProbability: number;
  readonly interval: Interval;
  /** AI probability of each of `PreparedText.sentences`; those of excluded sentences are not read. */
  readonly sentenceProbabilities: readonly number[];
  readonly hold: Hold | null;
}

type Run = readonly [first: number, last: number];

/** Below this many characters of prose, a reader is told how wide the interval is. */
const SHORT = 300;
/** An interval at least this wide is called wide. */
const WIDE = 0.25;
/** From this share of the sentences on, a whole text is spoken of. */
const WHOLE = 0.8;
const MOST_SIGNS = 2;

/**
 * Why the text was judged so: the sentences that decide and the strongest signs of the side that the probability takes; for
 * a mixed one where it changes and a sign of each side; for a judgement held back why. A short text is called short.
 */
export function explainJudgement(facts: JudgedFacts, signs: readonly Sign[]): string {
  const { aiProbability, hold } = facts;
  const clauses = (direction: "ai" | "human") =>
    signs.filter(({ evidence }) => evidence.direction === direction).map(({ clause }) => clause);
  const parts: string[] = [];
  if (hold !== null) parts.push(hold.message, sayShort(facts), sayBothSides(clauses("ai")[0], clauses("human")[0]));
  else if (aiProbability >= AI_BAND) parts.push(sayWhereAi(facts), sayReasons(clauses("ai"), "AI"));
  else if (aiProbability >= MIXED_BAND) {
    parts.push(sayWhereMixed(facts), sayBothSides(clauses("ai")[0], clauses("human")[0]));
  } else parts.push(sayWhereHuman(facts), sayReasons(clauses("human"), "사람"));
  if (hold === null) parts.push(sayShort(facts));
  return parts.filter((part) => part !== "").join(" ");
}

function sayReasons(clauses: readonly string[], writer: "AI" | "사람"): string {
  const named = clauses.slice(0, MOST_SIGNS);
  const last = named.pop();
  if (last === undefined) {
    return `하나로 짚을 표시보다는 글자와 낱말이 이어지는 버릇이 ${writer} 글과 닮았어요.`;
  }
  return `${[...named.map((clause) => joinClause(clause, "and")), last].join(", ")}.`;
}

function sayBothSides(forAi: string | undefined, forHuman: string | undefined): string {
  if (forAi === undefined) return forHuman === undefined ? "" : `사람 글의 표시로는 ${forHuman}.`;
  if (forHuman === undefined) return `AI 글의 표시로는 ${forAi}.`;
  return `AI 글의 표시로는 ${joinClause(forAi, "and")}, 사람 글의 표시로는 ${forHuman}.`;
}

function sayWhereAi(facts: JudgedFacts): string {
  const { runs, share } = runsWhere(facts, (probability) => probability >= AI_BAND);
  if (share >= WHOLE) return "글 전체가 고르게 AI 글의 결에 가까워요.";
  const place = numberRuns(runs);
  return place === "" ? "글 전체를 함께 보면 AI 글의 결에 가까워요." : `특히 ${place}이 AI 글의 결에 가까워요.`;
}

function sayWhereHuman(facts: JudgedFacts): string {
  const { runs, share } = runsWhere(facts, (probability) => probability >= AI_BAND);
  const place = numberRuns(runs);
  if (place === "" || share > 1 - WHOLE) return "글 전체가 사람 글의 결에 가까워요.";
  return `사람 글의 결에 가깝지만, ${place}은 AI 글과 비슷해 보여요.`;
}

/** The runs are those that the page counts: AI from its band on, human below the mixed one; what lies between is neither. */
function sayWhereMixed(facts: JudgedFacts): string {
  const ai = runsWhere(facts, (probability) => probability >= AI_BAND);
  const human = runsWhere(facts, (probability) => probability < MIXED_BAND);
  if (ai.share === 1 || human.share === 1 || ai.share + human.share === 0) {
    return "사람 글과 AI 글의 중간쯤이고, 뚜렷하게 바뀌는 곳은 보이지 않아요.";
  }
  const place = (runs: readonly Run[]) => `${numberRuns(runs)}${runs.length > 2 ? " 등" : ""}`;
  if (human.share === 0) return `${place(ai.runs)}은 AI 글에 가깝고, 나머지는 어느 쪽인지 뚜렷하지 않아요.`;
  if (ai.share === 0) return `${place(human.runs)}은 사람 글에 가깝고, 나머지는 어느 쪽인지 뚜렷하지 않아요.`;
  const parts = [`${place(human.runs)}은 사람 글에`, `${place(ai.runs)}은 AI 글에`];
  if ((ai.runs[0]?.[0] ?? 0) < (human.runs[0]?.[0] ?? 0)) parts.reverse();
  return `${parts.join(", ")} 가까워요.`;
}

function sayShort({ prepared, interval, hold }: JudgedFacts): string {
  const length = prepared.prose.length;
  if (length >= SHORT) return "";
  const range = formatInterval(interval);
  if (hold?.reason === "too-short") return `AI 확률의 구간도 ${range}로 넓어요.`;
  return interval.upper - interval.lower >= WIDE
    ? `글이 ${length}자로 짧아서 AI 확률의 구간이 ${range}로 넓어요.`
    : `글이 ${length}자로 짧으니 결과를 조심해서 봐 주세요. AI 확률의 구간은 ${range}예요.`;
}

/** Runs of included sentences that fit, and their share of all included ones. */
function runsWhere(
  { prepared, sentenceProbabilities }: JudgedFacts,
  fits: (probability: number) => boolean,
): { runs: Run[]; share: number } {
  const included = prepared.sentences.filter(({ excluded }) => excluded === null);
  const runs: [number, number][] = [];
  let count = 0;
  let open = false;
  for (const { index } of included) {
    const fit = fits(sentenceProbabilities[index] ?? 0);
    const last = runs.at(-1);
    if (fit && open && last !== undefined) last[1] = index;
    else if (fit) runs.push([index, index]);
    if (fit) count++;
    open = fit;
  }
  return { runs, share: included.length === 0 ? 0 : count / included.length };
}
