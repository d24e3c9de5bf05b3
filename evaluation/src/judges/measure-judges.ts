import type { Detector, Language } from "@geulgyeol/engine";
import { type CorpusRow, readCorpus } from "../corpus/read-corpus.ts";
import { auroc, shareAbove } from "../measures/roc.ts";
import { askJudges } from "./ask-judges.ts";
import { fitWeight, type JudgedTwice } from "./fit-weight.ts";

/** With fewer texts than this no weight is fitted. */
const FEWEST = 100;
const AI_BAND = 0.7;

export interface JudgeMeasures {
  readonly judge: string;
  readonly texts: number;
  readonly failed: number;
  readonly auroc: number;
  readonly engineAuroc: number;
  /** Share of human texts that the judge alone would judge AI (0.7 and above). */
  readonly falseAccusations: number;
  readonly lossWithout: number;
  readonly lossWith: number;
  /** Null if too few texts were answered. */
  readonly weight: number | null;
  readonly dollars: number;
}

/** Measures every judge on this many dev texts of a language, half of them human, always the same ones. */
export async function measureJudges(
  { corpus, language, texts, detector }: { corpus: string; language: Language; texts: number; detector: Detector },
  environment: NodeJS.ProcessEnv,
): Promise<JudgeMeasures[]> {
  const rows = readCorpus(corpus, language, "dev");
  const chosen = [0, 1].flatMap((label) =>
    spread(
      rows.filter((row) => row.label === label),
      Math.ceil(texts / 2),
    ),
  );
  const engine = new Map(chosen.map(({ id, text }) => [id, probabilityOf(detector, text)]));
  const { probabilities, dollars } = await askJudges(chosen, environment);
  return [...probabilities].map(([judge, said]) => {
    const twice = chosen.flatMap(({ id, label }): JudgedTwice[] => {
      const [own, other] = [engine.get(id), said.get(id)];
      return own == null || other == null ? [] : [{ label, engine: own, judge: other }];
    });
    return { ...measure(judge, twice), failed: chosen.length - twice.length, dollars: dollars[judge] ?? 0 };
  });
}

function measure(judge: string, rows: readonly JudgedTwice[]): Omit<JudgeMeasures, "failed" | "dollars"> {
  const scores = (label: 0 | 1, of: "engine" | "judge") =>
    rows.filter((row) => row.label === label).map((row) => row[of]);
  const { weight, ...losses } = fitWeight(interleaved(rows));
  return {
    judge,
    texts: rows.length,
    ...losses,
    weight: rows.length < FEWEST ? null : weight,
    auroc: auroc(scores(0, "judge"), scores(1, "judge")),
    engineAuroc: auroc(scores(0, "engine"), scores(1, "engine")),
    falseAccusations: shareAbove(scores(0, "judge"), AI_BAND),
  };
}

/** Human and AI alternate, so that every fold has both. */
function interleaved(rows: readonly JudgedTwice[]): JudgedTwice[] {
  const [humans, ais] = [rows.filter(({ label }) => label === 0), rows.filter(({ label }) => label === 1)];
  return Array.from({ length: Math.max(humans.length, ais.length) }, (_, at) => [humans[at], ais[at]])
    .flat()
    .filter((row) => row !== undefined);
}

/** This many rows at even distances, so that every file is represented. */
function spread(rows: readonly CorpusRow[], count: number): CorpusRow[] {
  if (rows.length <= count) return [...rows];
  return Array.from({ length: count }, (_, at) => rows[Math.floor((at * rows.length) / count)] as CorpusRow);
}

function probabilityOf(detector: Detector, text: string): number | null {
  const analysis = detector.analyse(text);
  return analysis.kind === "refusal" ? null : analysis.report.aiProbability;
}

/** The printed result, with the line to add to `LLM_PROVIDERS`. */
export function judgeLines(measures: readonly JudgeMeasures[]): string[] {
  if (measures.length === 0) return ["LLM_PROVIDERS names no model with the role judge."];
  return measures.flatMap((one) => [
    `${one.judge}: ${one.texts} texts, ${one.failed} failed, $${one.dollars.toFixed(2)}`,
    `  AUROC ${one.auroc.toFixed(3)} (the engine's on the same texts ${one.engineAuroc.toFixed(3)}), human texts at 0.7 or above ${(100 * one.falseAccusations).toFixed(1)}%`,
    `  loss on texts held out ${one.lossWithout.toFixed(4)} without it, ${one.lossWith.toFixed(4)} with it`,
    one.weight === null
      ? `  no weight: it takes ${FEWEST} answered texts; the weakest local member's holds`
      : `  write "weight": ${one.weight} into its entry of LLM_PROVIDERS`,
  ]);
}
