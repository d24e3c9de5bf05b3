import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Detector } from "@geulgyeol/engine";
import { englishDomain } from "../corpus/english-domains.ts";
import { type CorpusRow, readCorpus } from "../corpus/read-corpus.ts";
import { BASE_MODELS_FILE } from "../corpus/training-rows.ts";
import { domainFigures } from "../measures/domain-figures.ts";
import { shareAbove, thresholdAt } from "../measures/roc.ts";
import { proportion } from "../measures/wilson.ts";
import type { UnseenFigures } from "../training/fit-unseen.ts";
import { type JudgedRow, ofLabel, probabilities, reportOf } from "./judged-rows.ts";

/** Continuations by models that nobody uses any more; measured apart. */
export function isOutdated({ file, generator }: Pick<CorpusRow, "file" | "generator">): boolean {
  return file === BASE_MODELS_FILE || generator === "opt-2.7b";
}

/** Dev files by models of 2025 and 2026. */
const RECENT_FILES: ReadonlySet<string> = new Set([
  "dev_ai_own_2026",
  "dev_ai_persuasion_lechmazur",
  "dev_ai_techblog_etremel",
  "dev_pairs_qa_agt2025",
]);
const LEARNERS = "train_pairs_essay_rexshijaku";

/** English by domain: on dev texts, and on training texts judged by a model that had none of their domain. */
export function measureDomains(rows: readonly JudgedRow[], corpus: string, detector: Detector, model: string) {
  const dev = domainFigures(
    rows.map(({ row, report }) => ({
      domain: englishDomain(row),
      label: row.label,
      aiProbability: report.aiProbability,
      isHeld: report.hold !== null,
    })),
  );
  const threshold = thresholdAt(probabilities(ofLabel(rows, 0)), 0.01);
  const recent = ofLabel(rows, 1).filter(({ row }) => RECENT_FILES.has(row.file));
  const outdated = [...readCorpus(corpus, "en", "train"), ...readCorpus(corpus, "en", "dev")].filter(isOutdated);
  const leftOut = readUnseen(model);
  return {
    isTrial: rows[0]?.report.isTrial ?? true,
    leftOut,
    dev,
    learners: leftOut.byFile.find(({ domain }) => domain === LEARNERS)?.figures.humansJudgedAi ?? proportion(0, 0),
    recentModels: { texts: recent.length, foundAtOnePercent: shareAbove(probabilities(recent), threshold) },
    baseModels: {
      texts: outdated.length,
      foundAtOnePercent: shareAbove(
        outdated.map(({ text }) => reportOf(detector, text).aiProbability),
        threshold,
      ),
    },
  };
}

/** The figures that training measured, from the card beside the model. */
function readUnseen(model: string): UnseenFigures {
  const card = JSON.parse(readFileSync(join(dirname(model), "card.json"), "utf8"));
  const unseen: UnseenFigures | undefined = card.languages?.en?.unseen;
  if (unseen === undefined)
    throw new Error("The model's card has no figures for English domains left out: train again.");
  return unseen;
}
