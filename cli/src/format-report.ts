import { HIGH_RISK_WORD } from "@geulgyeol/engine";
import { CAVEAT, formatInterval, formatPercent, HOLD_LABEL, VERDICT_LABEL, withoutHold } from "@geulgyeol/wording";
import type { WordedReport } from "@geulgyeol/wording/report";

/** Maximum number of high-risk words listed. */
const WORDS_SHOWN = 20;
/** Width of the figures column: "99% 이상" takes eight columns of a terminal, a bare "58%" three. */
const FIGURE_WIDTH = 8;

function inColumn(ratio: number): string {
  const figure = formatPercent(ratio);
  const wide = figure.length - figure.replace(/[가-힣]/g, "").length;
  return figure.padStart(FIGURE_WIDTH - wide);
}

const milliseconds = (time: number) => `${time.toFixed(1)}ms`;

/** A report for the terminal: label, probability with interval, reason, share, caveat, then sentences and evidence. */
export function formatReport(name: string, report: WordedReport, fileNotices: readonly string[]): string {
  const { interval, aiShareInterval } = report;
  const reasoning = withoutHold(report.gptAnalysis.reasoning, report.hold);
  const lines = [
    name,
    `  ${report.hold ? `${HOLD_LABEL} – ${report.hold.message}` : VERDICT_LABEL[report.verdict]}`,
    `  AI 작성 확률 ${formatPercent(report.aiProbability)} (95% 구간 ${formatInterval(interval)})`,
    ...(reasoning === "" ? [] : [`  ${reasoning}`]),
    `  AI로 보이는 분량 ${formatPercent(report.aiShare)} (95% 구간 ${formatInterval(aiShareInterval)})`,
    `  ${CAVEAT}`,
  ];
  for (const notice of [...fileNotices, ...report.textIntegrity.notices]) lines.push(`  ! ${notice}`);
  lines.push("", "  문장");
  for (const sentence of report.sentences) {
    const mark = sentence.excluded ? "–".padStart(FIGURE_WIDTH) : inColumn(sentence.aiProbability);
    lines.push(`  ${mark}  ${sentence.text.replace(/\s+/g, " ").trim()}`);
  }
  if (report.evidence.length > 0) lines.push("", "  근거");
  for (const { direction, message } of report.evidence)
    lines.push(`  ${direction === "ai" ? "AI  " : "사람"}  ${message}`);
  if (report.ensemble) {
    lines.push("", `  앙상블 (일치도 ${formatPercent(report.ensemble.consensus.agreementScore)})`);
    for (const member of report.ensemble.models) {
      const result = member.status === "ok" ? inColumn(member.aiProbability) : "실패".padStart(FIGURE_WIDTH - 2);
      lines.push(`  ${result}  ${member.name} (${milliseconds(member.processingTime)}): ${member.reasoning}`);
    }
  }
  if (report.wordLevel) {
    const risky = report.wordLevel.words.filter((word) => word.aiProbability >= HIGH_RISK_WORD).slice(0, WORDS_SHOWN);
    lines.push("", risky.length > 0 ? "  고위험 단어" : "  고위험 단어가 없습니다.");
    for (const { word, aiProbability, explanation } of risky) {
      lines.push(`  ${inColumn(aiProbability)}  ${word} – ${explanation}`);
    }
  }
  return lines.join("\n");
}
