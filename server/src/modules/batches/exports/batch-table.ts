import { type BatchText, ERRORS } from "@geulgyeol/contract";
import { formatDateTime, REVIEW_NAME, rowFinding, type TableCell, wholeEnds, wholePercent } from "@geulgyeol/wording";

const COLUMNS = [
  "번호",
  "이름",
  "파일",
  "제목",
  "글자 수",
  "판단",
  "근거",
  "AI에 가까운 분량(%, 1~99)",
  "분량 구간 아래(%)",
  "분량 구간 위(%)",
  "살펴봄",
  "낸 때",
  "상태",
  "분석 번호",
] as const;

const STATE: Readonly<Record<Exclude<BatchText["state"], "failed">, string>> = {
  unread: "파일을 읽지 못했어요",
  waiting: "기다리고 있어요",
  judging: "읽고 있어요",
  judged: "마쳤어요",
};

/** The table of a batch for a spreadsheet, in the order of the roster. A hold and weak evidence have no share. */
export function batchTable(texts: readonly BatchText[]): TableCell[][] {
  return [[...COLUMNS], ...texts.map(rowOf)];
}

function rowOf(text: BatchText): TableCell[] {
  const { pupilNumber, pupilName, fileName, title, charCount, reviewed, handedInAt, state, failure, finding } = text;
  const said = finding && rowFinding(finding);
  const hasShare = finding !== null && said?.share != null && said.marker !== "human";
  return [
    pupilNumber ?? "",
    pupilName,
    fileName ?? "",
    title ?? "",
    charCount ?? "",
    said?.label ?? "",
    said?.evidence ?? "",
    hasShare ? wholePercent(finding.aiShare) : "",
    ...(hasShare && said.interval !== null ? wholeEnds(finding.aiShareInterval) : ["", ""]),
    REVIEW_NAME[reviewed],
    handedInAt === null ? "" : formatDateTime(handedInAt),
    state === "failed" ? ERRORS[failure ?? "ANALYSIS_FAILED"].message : STATE[state],
    finding?.analysisId ?? "",
  ];
}
