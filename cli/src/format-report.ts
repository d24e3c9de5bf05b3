import { HIGH_RISK_WORD } from "@geulgyeol/engine";
import { CAVEAT, EXCLUSION_NAME, formatPercent, withoutHold } from "@geulgyeol/wording";
import type { WordedReport } from "@geulgyeol/wording/report";
import { describeJudgement } from "./describe-judgement.ts";

/** Maximum number of high-risk words listed. */
const WORDS_SHOWN = 20;
/** Width of the figures column: "99% 이상" takes eight columns of a terminal, a bare "58%" three. */
const FIGURE_WIDTH = 8;
const NO_FIGURE = "–".padStart(FIGURE_WIDTH);

function inColumn(ratio: number): string {
  const figure = formatPercent(ratio);
  const wide = figure.length - figure.replace(/[가-힣]/g, "").length;
  return figure.padStart(FIGURE_WIDTH - wide);
}

const milliseconds = (time: number) => `${time.toFixed(1)}ms`;

/**
 * A report for the terminal: the judgement, its reason, the caveat, then sentences and evidence. If the judgement is
 * withheld, its reason stands in its place, and no probability is shown.
 */
export function formatReport(name: string, report: WordedReport, fileNotices: readonly string[]): string {
  const reasoning = withoutHold(report.gptAnalysis.reasoning, report.hold);
  const lines = [
    name,
    ...describeJudgement(report),
    ...(reasoning === "" ? [] : [reasoning]),
    CAVEAT,
    ...[...fileNotices, ...report.textIntegrity.notices].map((notice) => `! ${notice}`),
    "",
    ...listSentences(report),
    ...listEvidence(report),
    ...listMembers(report),
    ...listWords(report),
  ];
  return lines.map((line, at) => (at === 0 || line === "" ? line : `  ${line}`)).join("\n");
}

function listSentences({ sentences, hold }: WordedReport): string[] {
  const rows = sentences.map(({ text, excluded, aiProbability }) => {
    const figure = excluded !== null || hold !== null ? NO_FIGURE : inColumn(aiProbability);
    const leftOut = excluded === null ? "" : ` (${EXCLUSION_NAME[excluded]}, 판단에서 제외)`;
    return `${figure}  ${text.replace(/\s+/g, " ").trim()}${leftOut}`;
  });
  return ["문장", ...rows];
}

function listEvidence({ evidence }: WordedReport): string[] {
  if (evidence.length === 0) return [];
  const rows = evidence.map(({ direction, message }) => `${direction === "ai" ? "AI  " : "사람"}  ${message}`);
  return ["", "근거", ...rows];
}

function listMembers({ ensemble, hold }: WordedReport): string[] {
  if (ensemble === undefined || hold !== null) return [];
  const rows = ensemble.models.map(({ status, aiProbability, name, processingTime, reasoning }) => {
    const figure = status === "ok" ? inColumn(aiProbability) : "실패".padStart(FIGURE_WIDTH - 2);
    return `${figure}  ${name} (${milliseconds(processingTime)}): ${reasoning}`;
  });
  return ["", `앙상블 (일치도 ${formatPercent(ensemble.consensus.agreementScore)})`, ...rows];
}

function listWords({ wordLevel, hold }: WordedReport): string[] {
  if (wordLevel === undefined || hold !== null) return [];
  const risky = wordLevel.words.filter((word) => word.aiProbability >= HIGH_RISK_WORD).slice(0, WORDS_SHOWN);
  const rows = risky.map(
    ({ word, aiProbability, explanation }) => `${inColumn(aiProbability)}  ${word} – ${explanation}`,
  );
  return ["", risky.length > 0 ? "고위험 단어" : "고위험 단어가 없어요.", ...rows];
}
