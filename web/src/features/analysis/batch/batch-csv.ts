import { HOLD_LABEL, VERDICT_SHORT, wholeEnds, wholePercent } from "@geulgyeol/wording";
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
] as const;

/** Excel needs this byte order mark to recognise UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** Control characters but for tab and line breaks. */
const CONTROL = /(?![\t\r\n])\p{Cc}/gu;
/** A cell with this beginning would be run as a formula, even after white space or in full-width form. */
const FORMULA = /^[\s\u3000]*[=+\-@＝＋－＠|\t\r]/u;

/** The table as CSV (RFC 4180) for Excel; no cell can become a formula. */
export function toCsv(items: readonly BatchItem[]): string {
  const rows = items.map((item, index) => rowOf(item, index + 1));
  const lines = [COLUMNS, ...rows].map((row) => `${row.map(toCell).join(",")}\r\n`);
  return BYTE_ORDER_MARK + lines.join("");
}

type Cell = string | number;

function rowOf(item: BatchItem, number: number): Cell[] {
  const { name, detail, charCount, state, notices } = item;
  const head: Cell[] = [number, name, detail, charCount ?? ""];
  const tail: Cell[] = [stateText(state), notices.join(" ")];
  if (state.status !== "done") return [...head, ...Array<Cell>(8).fill(""), ...tail];
  const { result } = state;
  const shares = countShares(result.sentences);
  return [
    ...head,
    result.hold === null ? VERDICT_SHORT[result.verdict] : HOLD_LABEL,
    wholePercent(result.aiProbability),
    ...wholeEnds(result.interval),
    shares.ai,
    shares.total,
    result.credits.charged,
    result.analysisId,
    ...tail,
  ];
}

function toCell(value: Cell): string {
  if (typeof value === "number") return String(value);
  // Not allowed in a table; Excel rejects some of them.
  const clean = value.replace(CONTROL, "");
  const safe = FORMULA.test(clean) ? `'${clean}` : clean;
  return `"${safe.replace(/"/g, '""')}"`;
}
