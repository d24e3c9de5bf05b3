import type { ReportFacts } from "@geulgyeol/engine";
import { AI_BAND, MIXED_BAND, SHORT_PROSE } from "@geulgyeol/engine/thresholds";
import type { Register } from "../register.ts";
import { holdMessage, type StoredHoldReason } from "./hold.ts";
import { endClause, joinClause } from "./join-clause.ts";
import { joinPassages, type Passage } from "./join-passages.ts";
import { numberRuns } from "./number-sentences.ts";

/** The facts of an explanation; the sentences are those of the report. */
export interface JudgedText extends Pick<ReportFacts, "aiProbability" | "proseLength" | "dependsOnPunctuation"> {
  /** Absent in reports from before it was stored; then it follows from the signs. */
  readonly onlyPatterns?: boolean;
  readonly sentences: readonly { readonly aiProbability: number; readonly excluded: string | null }[];
  /** Passages with their kinds; without them it follows from the sentences where a mixed text changes. */
  readonly segments?: readonly Passage[];
  readonly hold: { readonly reason: StoredHoldReason } | null;
}

/** A sign as a clause with an ending that `joinClause` knows. */
export interface SignClause {
  readonly direction: "ai" | "human";
  readonly clause: string;
  /** Whether it can be pointed at in the text. */
  readonly isPlaced: boolean;
}

type Run = readonly [first: number, last: number];

/** From this share of the sentences on, the explanation speaks of the whole text. */
const WHOLE = 0.8;
const MOST_SIGNS = 2;

/**
 * Explains the judgement: the deciding sentences and the strongest signs of the probability's side; for a mixed text
 * where it changes and a sign of each side; for a hold its reason. Also notes that a text is short.
 */
export function explainJudgement(text: JudgedText, signs: readonly SignClause[], register: Register): string {
  const { aiProbability, hold } = text;
  const own = (direction: "ai" | "human") => signs.filter((sign) => sign.direction === direction);
  const judged = aiProbability >= MIXED_BAND ? "ai" : "human";
  const onlyPatterns = text.onlyPatterns ?? own(judged).length === 0;
  const bothSides = () => sayBothSides(own("ai")[0]?.clause, own("human")[0]?.clause, register);
  const reasons = () => (onlyPatterns ? sayOnlyPatterns(judged, register) : sayReasons(own(judged), register));
  const short = sayShort(text, register);
  const parts =
    hold !== null
      ? [holdMessage(hold.reason, text.dependsOnPunctuation, register), bothSides()]
      : aiProbability >= AI_BAND
        ? [sayWhereAi(text, register), reasons(), short]
        : aiProbability >= MIXED_BAND
          ? [sayWhereMixed(text, register), bothSides() || sayOnlyPatterns(null, register), short]
          : [sayWhereHuman(text, register), reasons(), short];
  return parts.filter((part) => part !== "").join(" ");
}

/** Nothing that was counted is frequent in texts of one writer and rare in those of the other. */
function sayOnlyPatterns(writer: "ai" | "human" | null, register: Register): string {
  if (writer === null) {
    const judged = register === "polite" ? "판단했어요" : "판단했습니다";
    return `눈에 띄는 표현이 없어서 글자와 단어의 흐름만 보고 ${judged}.`;
  }
  const alike = register === "polite" ? "비슷해요" : "비슷합니다";
  const called = writer === "ai" ? "AI 글" : "사람 글";
  return `눈에 띄는 표현은 없지만, 글자와 단어의 흐름이 ${called}과 ${alike}.`;
}

function sayReasons(signs: readonly SignClause[], register: Register): string {
  const named = signs.slice(0, MOST_SIGNS);
  const last = named.at(-1);
  if (last === undefined) return "";
  const said = [...named.slice(0, -1).map(({ clause }) => joinClause(clause)), endClause(last.clause, register)];
  const place = named.some(({ isPlaced }) => isPlaced) ? "" : "눈에 띄는 표현은 없지만, 글 전체를 보면 ";
  return `${place}${said.join(", ")}.`;
}

function sayBothSides(forAi: string | undefined, forHuman: string | undefined, register: Register): string {
  const human = forHuman === undefined ? undefined : `사람 글의 표시로는 ${endClause(forHuman, register)}.`;
  if (forAi === undefined) return human ?? "";
  if (human === undefined) return `AI 글의 표시로는 ${endClause(forAi, register)}.`;
  return `AI 글의 표시로는 ${joinClause(forAi)}, ${human}`;
}

function sayWhereAi(text: JudgedText, register: Register): string {
  const close = register === "polite" ? "가까워요." : "가깝습니다.";
  const { runs, share } = runsWhere(text, (probability) => probability >= AI_BAND);
  if (share >= WHOLE) return `글 전체가 고르게 AI 글의 결에 ${close}`;
  const place = numberRuns(runs);
  return place === "" ? `글 전체를 함께 보면 AI 글의 결에 ${close}` : `특히 ${place}이 AI 글의 결에 ${close}`;
}

function sayWhereHuman(text: JudgedText, register: Register): string {
  const isFormal = register === "formal";
  const { runs, share } = runsWhere(text, (probability) => probability >= AI_BAND);
  const place = numberRuns(runs);
  if (place === "" || share > 1 - WHOLE) return `글 전체가 사람 글의 결에 ${isFormal ? "가깝습니다" : "가까워요"}.`;
  return `사람 글의 결에 가깝지만, ${place}은 AI 글과 비슷해 ${isFormal ? "보입니다" : "보여요"}.`;
}

/** By the passages where they have kinds, else by the sentences. */
function sayWhereMixed(text: JudgedText, register: Register): string {
  const isFormal = register === "formal";
  const passages = joinPassages(text.segments ?? []);
  const isKnown = passages.length > 0 && passages.every(({ kind }) => kind !== undefined);
  const isTouched = isKnown
    ? passages.every(({ kind }) => kind === "ai" || kind === "edited")
    : runsWhere(text, (probability) => probability >= AI_BAND).share === 1;
  if (isTouched) return `모든 문장에 AI가 쓰거나 다듬은 흔적이 ${isFormal ? "있습니다" : "있어요"}.`;
  return isKnown ? sayPassages(passages, isFormal) : sayChanges(text, isFormal);
}

const CLOSE_TO = { human: "사람 글에", ai: "AI 글에", edited: "AI가 다듬은 글에" } as const;

/** The named kinds in the order of the text. */
function sayPassages(passages: readonly Passage[], isFormal: boolean): string {
  const kinds = [...new Set(passages.map(({ kind }) => kind))];
  const named = kinds.filter((kind) => kind === "human" || kind === "ai" || kind === "edited");
  if (kinds.length === 1 || named.length === 0) return sayBetween(isFormal);
  const said = named.map((kind) => {
    const own = passages.filter((passage) => passage.kind === kind);
    const runs = own.map(({ firstSentence, lastSentence }) => [firstSentence, lastSentence] as const);
    return `${placeOf(runs)}은 ${CLOSE_TO[kind]}`;
  });
  const isPart = kinds.includes("unclear") && (named.length === 1 || !named.includes("human"));
  return isPart
    ? `${said.join(", ")} 가깝고, ${sayRest(isFormal)}`
    : `${said.join(", ")} ${isFormal ? "가깝습니다" : "가까워요"}.`;
}

/** Runs as counted by the page: AI from its band on, human below the mixed band; anything between is neither. */
function sayChanges(text: JudgedText, isFormal: boolean): string {
  const ai = runsWhere(text, (probability) => probability >= AI_BAND);
  const human = runsWhere(text, (probability) => probability < MIXED_BAND);
  if (human.share === 1 || ai.share + human.share === 0) return sayBetween(isFormal);
  if (human.share === 0) return `${placeOf(ai.runs)}은 AI 글에 가깝고, ${sayRest(isFormal)}`;
  if (ai.share === 0) return `${placeOf(human.runs)}은 사람 글에 가깝고, ${sayRest(isFormal)}`;
  const parts = [`${placeOf(human.runs)}은 사람 글에`, `${placeOf(ai.runs)}은 AI 글에`];
  if ((ai.runs[0]?.[0] ?? 0) < (human.runs[0]?.[0] ?? 0)) parts.reverse();
  return `${parts.join(", ")} ${isFormal ? "가깝습니다" : "가까워요"}.`;
}

const placeOf = (runs: readonly Run[]) => `${numberRuns(runs)}${runs.length > 2 ? " 등" : ""}`;

const sayRest = (isFormal: boolean) => `나머지는 어느 쪽인지 뚜렷하지 ${isFormal ? "않습니다" : "않아요"}.`;

const sayBetween = (isFormal: boolean) =>
  `사람 글과 AI 글의 중간쯤이고, 뚜렷하게 바뀌는 곳은 보이지 ${isFormal ? "않습니다" : "않아요"}.`;

function sayShort({ proseLength, hold }: JudgedText, register: Register): string {
  if (proseLength >= SHORT_PROSE || hold !== null) return "";
  const please = register === "polite" ? "봐 주세요" : "봐 주십시오";
  return `글이 ${proseLength}자로 짧으니 결과를 조심해서 ${please}.`;
}

/** Runs of included sentences that fit, and their share of all included ones. */
function runsWhere({ sentences }: JudgedText, fits: (probability: number) => boolean): { runs: Run[]; share: number } {
  const runs: [number, number][] = [];
  let included = 0;
  let count = 0;
  let open = false;
  for (const [index, { aiProbability, excluded }] of sentences.entries()) {
    if (excluded !== null) continue;
    included++;
    const fit = fits(aiProbability);
    const last = runs.at(-1);
    if (fit && open && last !== undefined) last[1] = index;
    else if (fit) runs.push([index, index]);
    if (fit) count++;
    open = fit;
  }
  return { runs, share: included === 0 ? 0 : count / included };
}
