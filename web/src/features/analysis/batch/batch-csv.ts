import {
  CERTAINTY_LABEL,
  HOLD_LABEL,
  languageLabel,
  type TableCell,
  toCsvTable,
  VERDICT_SHORT,
  wholeEnds,
  wholePercent,
} from "@geulgyeol/wording";
import { countShares } from "../../../report/verdict/sentence-shares.ts";
import type { BatchItem } from "./batch-items.ts";
import { stateText } from "./state-text.ts";

const COLUMNS = [
  "번호",
  "이름",
  "내용",
  "글자 수",
  "판정",
  "AI 확률(%, 1~99)",
  "95% 구간 아래(%)",
  "95% 구간 위(%)",
  "AI로 판정한 문장",
  "모든 문장",
  "크레딧",
  "분석 번호",
  "상태",
  "알림",
  "근거",
  "사람 확률(%, 1~99)",
  "함께 확률(%, 1~99)",
  "AI만 확률(%, 1~99)",
  "AI 분량(%, 1~99)",
  "언어",
] as const;
/** Filled for an analysed row: verdict to id, certainty to share, and the language. */
const RESULT_COLUMNS = 8;
const CERTAINTY_COLUMNS = 5;
const LANGUAGE_COLUMNS = 1;

/** The table as CSV (RFC 4180) for Excel; no cell can become a formula. */
export function toCsv(items: readonly BatchItem[]): string {
  const rows = items.map((item, index) => rowOf(item, index + 1));
  return toCsvTable([COLUMNS, ...rows]);
}

function rowOf(item: BatchItem, number: number): TableCell[] {
  const { name, detail, charCount, state, notices } = item;
  const head: TableCell[] = [number, name, detail, charCount ?? ""];
  const tail: TableCell[] = [stateText(state), notices.join(" ")];
  if (state.status !== "done")
    return [...head, ...blank(RESULT_COLUMNS), ...tail, ...blank(CERTAINTY_COLUMNS + LANGUAGE_COLUMNS)];
  const { result } = state;
  return [
    ...head,
    ...judgementCells(result),
    result.credits.charged,
    result.analysisId,
    ...tail,
    ...certaintyCells(result),
    languageLabel(result.language, result.isTrial),
  ];
}

type Result = Extract<BatchItem["state"], { status: "done" }>["result"];

function blank(columns: number): TableCell[] {
  return Array<TableCell>(columns).fill("");
}

/** A held row has its label and the number of sentences only. */
function judgementCells({ hold, verdict, aiProbability, interval, sentences }: Result): TableCell[] {
  const shares = countShares(sentences);
  if (hold !== null) return [HOLD_LABEL, ...blank(4), shares.total];
  return [VERDICT_SHORT[verdict], wholePercent(aiProbability), ...wholeEnds(interval), shares.ai, shares.total];
}

/** Blank for a held row and for results of engine 1.3 and earlier. */
function certaintyCells({ hold, certainty, classProbabilities, aiShare }: Result): TableCell[] {
  if (hold !== null || certainty === undefined || classProbabilities === undefined) return blank(CERTAINTY_COLUMNS);
  const { human, mixed, ai } = classProbabilities;
  return [CERTAINTY_LABEL[certainty], ...[human, mixed, ai, aiShare].map(wholePercent)];
}
