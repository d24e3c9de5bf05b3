import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { createDetector } from "@geulgyeol/engine/detector.ts";
import { judgeRows, ofLabel } from "./checks/judged-rows.ts";
import { measureAccuracy, measurePair } from "./checks/measure-accuracy.ts";
import { measureAttacks } from "./checks/measure-attacks.ts";
import { measureExcerpts } from "./checks/measure-excerpts.ts";
import { measureHeldOut } from "./checks/measure-held-out.ts";
import { measureLeaks } from "./checks/measure-leaks.ts";
import { measureMixed } from "./checks/measure-mixed.ts";
import { measureWords } from "./checks/measure-words.ts";
import { corpusVersion } from "./corpus/read-corpus.ts";
import { printTables } from "./print-tables.ts";
import { RESULTS_FOLDER, writeRecord } from "./record/write-record.ts";

const SHIPPED_MODEL = join(import.meta.dirname, "../../engine/model/geulgyeol.model.bin");

/** Measures the shipped model on texts it was not trained on; prints the tables and writes them as dated JSON. */
function main(): void {
  const { values } = parseArgs({
    options: {
      corpus: { type: "string" },
      model: { type: "string", default: SHIPPED_MODEL },
      out: { type: "string", default: RESULTS_FOLDER },
      quick: { type: "boolean", default: false },
    },
  });
  if (values.corpus === undefined) throw new Error("Say where the corpus is: npm run evaluate -- --corpus DIR");
  const { corpus, quick } = values;
  const bytes = new Uint8Array(readFileSync(values.model));
  const detector = createDetector(bytes);
  const ko = judgeRows(corpus, "ko", detector);
  const en = judgeRows(corpus, "en", detector);
  const results = {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim(),
    data: corpusVersion(corpus),
    modelVersion: detector.modelVersion,
    modelHash: createHash("sha256").update(bytes).digest("hex").slice(0, 12),
    engineVersion: detector.engineVersion,
    modelBytes: bytes.byteLength,
    modelGzipBytes: gzipSync(bytes, { level: 9 }).byteLength,
    ko: {
      accuracy: measureAccuracy(ko),
      recentModel: recentModel(ko),
      heldOut: measureHeldOut(corpus, detector),
      mixed: measureMixed(ko, detector, 600),
      excerpts: measureExcerpts(ko, detector),
      words: measureWords(ko, detector),
      attacks: measureAttacks(ko, detector),
      ...(quick ? {} : { leaks: measureLeaks(corpus, "ko") }),
    },
    en: {
      accuracy: measureAccuracy(en),
      paired: measurePair(en, "dev_human_squad_pubmed", "dev_ai_pairs"),
      mixed: measureMixed(en, detector, 300),
      excerpts: measureExcerpts(en, detector),
      words: measureWords(en, detector),
      attacks: measureAttacks(en, detector),
      ...(quick ? {} : { leaks: measureLeaks(corpus, "en") }),
    },
  };
  printTables(results);
  if (quick && values.out === RESULTS_FOLDER) return;
  mkdirSync(values.out, { recursive: true });
  const path = join(values.out, `${results.date}-${results.modelVersion}.json`);
  writeFileSync(
    path,
    `${JSON.stringify(results, (_, value) => (typeof value === "number" ? Number(value.toPrecision(6)) : value), 1)}\n`,
  );
  console.log(`\nWritten to ${path}`);
  // What is published speaks of the shipped model; trials of another one are written elsewhere.
  if (values.model === SHIPPED_MODEL && values.out === RESULTS_FOLDER) writeRecord(results);
}

function recentModel(rows: ReturnType<typeof judgeRows>) {
  const own = rows.filter(({ row }) => row.label === 0 || row.file === "dev_ai_own_2026");
  const { auroc, truePositivesAtOnePercent } = measureAccuracy(own);
  return { texts: ofLabel(own, 1).length, auroc, truePositivesAtOnePercent };
}

main();
