import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { createDetector } from "@geulgyeol/engine";
import { measureAuthorship } from "./authorship/measure-authorship.ts";
import { authorshipLines } from "./authorship/print-authorship.ts";
import { readPopulation } from "./authorship/read-population.ts";
import type { measureLeaks } from "./checks/measure-leaks.ts";
import type { measureEnglish, measureKorean, PartJob } from "./checks/measure-part.ts";
import { corpusVersion } from "./corpus/read-corpus.ts";
import { judgeLines, measureJudges } from "./judges/measure-judges.ts";
import { runInWorkers } from "./learners/worker-pool.ts";
import { printTables } from "./print-tables.ts";
import { goalLines } from "./record/goals.ts";
import { RESULTS_FOLDER, writeRecord } from "./record/write-record.ts";
import { measureSimilarity } from "./similarity/measure-similarity.ts";
import { similarityLines } from "./similarity/print-similarity.ts";

const SHIPPED_MODEL = join(import.meta.dirname, "../../engine/model/geulgyeol.model.bin");

/** Measures the shipped model on texts it was not trained on; prints the tables and writes them as dated JSON. */
async function main(): Promise<void> {
  const values = readOptions();
  if (values.corpus === undefined) throw new Error("Say where the corpus is: npm run evaluate -- --corpus DIR");
  const { corpus, quick } = values;
  if (values.similarity) return writeSimilarity(corpus, values.out);
  const bytes = new Uint8Array(readFileSync(values.model));
  const detector = createDetector(bytes);
  if (values.llm) return measureLanguageModels(corpus, Number(values.texts), detector);
  if (!quick || values.authorship) writeAuthorship(corpus, values.out, detector);
  if (values.authorship) return;
  const names: PartJob["part"][] = quick ? ["ko", "en"] : ["ko", "en", "ko leaks", "en leaks"];
  const parts = await runInWorkers<PartJob, unknown>(
    new URL("./checks/part-worker.ts", import.meta.url),
    names.map((part) => ({ part, corpus, model: values.model })),
    Number(values.threads),
    () => {},
  );
  const partOf = <Part>(name: PartJob["part"]) => parts[names.indexOf(name)] as Part;
  const leaksOf = (name: "ko leaks" | "en leaks") =>
    quick ? {} : { leaks: partOf<ReturnType<typeof measureLeaks>>(name) };
  const results = {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim(),
    data: corpusVersion(corpus),
    modelVersion: detector.modelVersion,
    modelHash: createHash("sha256").update(bytes).digest("hex").slice(0, 12),
    engineVersion: detector.engineVersion,
    modelBytes: bytes.byteLength,
    modelGzipBytes: gzipSync(bytes, { level: 9 }).byteLength,
    ko: { ...partOf<ReturnType<typeof measureKorean>>("ko"), ...leaksOf("ko leaks") },
    en: { ...partOf<ReturnType<typeof measureEnglish>>("en"), ...leaksOf("en leaks") },
  };
  printTables(results);
  console.log(`\nGoals, as the model card lists them\n${goalLines(results).join("\n")}`);
  if (quick && values.out === RESULTS_FOLDER) return;
  mkdirSync(values.out, { recursive: true });
  const path = join(values.out, `${results.date}-${results.modelVersion}.json`);
  writeFileSync(
    path,
    `${JSON.stringify(results, (_, value) => (typeof value === "number" ? Number(value.toPrecision(6)) : value), 1)}\n`,
  );
  console.log(`\nWritten to ${path}`);
  // Published results describe the shipped model; results of other models are written elsewhere.
  if (values.model === SHIPPED_MODEL && values.out === RESULTS_FOLDER) writeRecord(results);
}

function readOptions() {
  return parseArgs({
    options: {
      corpus: { type: "string" },
      model: { type: "string", default: SHIPPED_MODEL },
      out: { type: "string", default: RESULTS_FOLDER },
      quick: { type: "boolean", default: false },
      llm: { type: "boolean", default: false },
      /** Measures the comparison with one's own texts alone. */
      authorship: { type: "boolean", default: false },
      /** Measures the comparison of texts with each other alone, which needs no model. */
      similarity: { type: "boolean", default: false },
      texts: { type: "string", default: "400" },
      threads: { type: "string", default: "2" },
    },
  }).values;
}

/** Measures the comparison with one's own texts, prints its rows and writes them as dated JSON. */
function writeAuthorship(corpus: string, out: string, detector: ReturnType<typeof createDetector>): void {
  const judge = (text: string) => {
    const analysis = detector.analyse(text);
    return analysis.kind === "report" ? analysis.report.aiProbability : 0.5;
  };
  const result = { data: corpusVersion(corpus), ...measureAuthorship(corpus, readPopulation(), judge) };
  console.log(authorshipLines(result).join("\n"));
  mkdirSync(out, { recursive: true });
  const path = join(out, `authorship-${new Date().toISOString().slice(0, 10)}.json`);
  writeFileSync(path, `${JSON.stringify(result, rounded, 1)}\n`);
  console.log(`Written to ${path}\n`);
}

/** Measures the comparison of texts with each other on both parts, prints the tables and writes them as dated JSON. */
function writeSimilarity(corpus: string, out: string): void {
  const result = {
    data: corpusVersion(corpus),
    development: measureSimilarity(corpus, "development"),
    test: measureSimilarity(corpus, "test"),
  };
  for (const part of ["development", "test"] as const) console.log(similarityLines(part, result[part]).join("\n"));
  mkdirSync(out, { recursive: true });
  const path = join(out, `similarity-${new Date().toISOString().slice(0, 10)}.json`);
  writeFileSync(path, `${JSON.stringify(result, rounded, 1)}\n`);
  console.log(`Written to ${path}`);
}

const rounded = (_: string, value: unknown) => (typeof value === "number" ? Number(value.toPrecision(4)) : value);

/**
 * Measures the judges of `LLM_PROVIDERS` instead, and prints the measured weight of each; their API calls cost money.
 */
async function measureLanguageModels(corpus: string, texts: number, detector: ReturnType<typeof createDetector>) {
  if (!Number.isInteger(texts) || texts < 2) throw new Error("--texts must be a whole number from 2 on");
  const measures = await measureJudges({ corpus, language: "ko", texts, detector }, process.env);
  console.log(judgeLines(measures).join("\n"));
}

await main();
