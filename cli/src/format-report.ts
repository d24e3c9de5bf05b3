import type { Report } from "@geulgyeol/engine";

const LABELS = {
  human: "사람이 쓴 글로 판단",
  mixed: "일부 AI 작성 의심",
  ai: "AI 작성 가능성 높음",
} as const;

const CAVEAT = "참고 자료이며 단독 증거로 쓰지 마세요.";

const percent = (ratio: number) => `${Math.round(ratio * 100)}%`;

/** A report for the terminal: label, probability with interval, reason, share, caveat, then sentences and evidence. */
export function formatReport(name: string, report: Report, fileNotices: readonly string[]): string {
  const { interval, aiShareInterval } = report;
  const lines = [
    name,
    `  ${report.hold ? `판단 보류 – ${report.hold.message}` : LABELS[report.verdict]}`,
    `  AI 작성 확률 ${percent(report.aiProbability)} (95% 구간 ${percent(interval.lower)}–${percent(interval.upper)})`,
    `  ${report.gptAnalysis.reasoning}`,
    `  AI로 보이는 분량 ${percent(report.aiShare)} (${percent(aiShareInterval.lower)}–${percent(aiShareInterval.upper)})`,
    `  ${CAVEAT}`,
  ];
  for (const notice of [...fileNotices, ...report.textIntegrity.notices]) lines.push(`  ! ${notice}`);
  lines.push("", "  문장");
  for (const sentence of report.sentences) {
    const mark = sentence.excluded ? "   –" : percent(sentence.aiProbability).padStart(4);
    lines.push(`  ${mark}  ${sentence.text.replace(/\s+/g, " ").trim()}`);
  }
  if (report.evidence.length > 0) lines.push("", "  근거");
  for (const { direction, message } of report.evidence)
    lines.push(`  ${direction === "ai" ? "AI  " : "사람"}  ${message}`);
  if (report.ensemble) {
    lines.push("", `  앙상블 (일치도 ${percent(report.ensemble.consensus.agreementScore)})`);
    for (const member of report.ensemble.models) {
      const result = member.status === "ok" ? percent(member.aiProbability).padStart(4) : "실패";
      lines.push(`  ${result}  ${member.name}: ${member.reasoning}`);
    }
  }
  if (report.wordLevel) {
    const risky = report.wordLevel.words.filter((word) => word.aiProbability >= 0.7).slice(0, 20);
    lines.push("", risky.length > 0 ? "  고위험 단어" : "  고위험 단어가 없습니다.");
    for (const { word, aiProbability, explanation } of risky) {
      lines.push(`  ${percent(aiProbability).padStart(4)}  ${word} – ${explanation}`);
    }
  }
  return lines.join("\n");
}
