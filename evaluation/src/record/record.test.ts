import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { afterEach, describe, expect, it } from "vitest";
import { buildRecord, type DatedResults } from "./build-record.ts";
import { newestKatfish, RECORD_FILE, RESULTS_FOLDER } from "./write-record.ts";

const ROOT = join(import.meta.dirname, "../../..");
const SCRIPT = join(ROOT, "scripts/update-readme-accuracy.mjs");
const record: AccuracyRecord = JSON.parse(readFileSync(RECORD_FILE, "utf8"));

describe("the public accuracy record", () => {
  it("has the hash of the shipped model", () => {
    const model = readFileSync(join(ROOT, "engine/model/geulgyeol.model.bin"));
    // A mismatch means that the model was trained again and not measured: run `npm run evaluate`.
    expect(record.modelHash).toBe(createHash("sha256").update(model).digest("hex").slice(0, 12));
  });

  it("equals the record built from its dated result", () => {
    const results = readdirSync(RESULTS_FOLDER)
      .filter((name) => /^\d/.test(name))
      .map((name): DatedResults => JSON.parse(readFileSync(join(RESULTS_FOLDER, name), "utf8")))
      .find(({ modelHash, commit }) => modelHash === record.modelHash && commit === record.commit);
    expect(results).toBeDefined();
    if (results) expect(record).toEqual(buildRecord(results, newestKatfish(RESULTS_FOLDER)));
  });

  it("counts every text once in each grouping", () => {
    for (const language of [record.ko, record.en]) {
      for (const groups of [language.humansBy.source, language.humansBy.genre, language.humansBy.length]) {
        expect(groups.reduce((sum, { judgedAi }) => sum + judgedAi.of, 0)).toBe(language.humans);
      }
      for (const groups of [language.aisBy.file, language.aisBy.generator, language.aisBy.genre]) {
        expect(groups.reduce((sum, { judgedAi }) => sum + judgedAi.of, 0)).toBe(language.ais);
        expect(groups.reduce((sum, { judgedAi }) => sum + judgedAi.count, 0)).toBe(language.aisJudgedAi.count);
      }
    }
  });
});

describe("README accuracy table", () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  function copyOfCheckout(): string {
    const folder = mkdtempSync(join(tmpdir(), "geulgyeol-readme-"));
    folders.push(folder);
    mkdirSync(join(folder, "engine/model"), { recursive: true });
    for (const name of ["README.md", "README.en.md", "engine/README.md"]) cpSync(join(ROOT, name), join(folder, name));
    cpSync(RECORD_FILE, join(folder, "engine/model/accuracy.json"));
    return folder;
  }

  it("matches the accuracy record", () => {
    execFileSync(process.execPath, [SCRIPT, "--check"]);
    const { count, of } = record.ko.humansJudgedAi;
    expect(readFileSync(join(ROOT, "README.md"), "utf8")).toContain(
      `(${count}/${String(of).replace(/\B(?=(\d{3})+$)/g, ",")}, `,
    );
  });

  it("--check fails on a changed figure and the script restores it", () => {
    const folder = copyOfCheckout();
    const file = join(folder, "README.en.md");
    const right = readFileSync(file, "utf8");
    writeFileSync(file, right.replace(record.commit, "0000000"));
    const check = spawnSync(process.execPath, [SCRIPT, "--check", "--root", folder], { encoding: "utf8" });
    expect(check.status).toBe(1);
    expect(check.stderr).toContain("README.en.md differs");
    execFileSync(process.execPath, [SCRIPT, "--root", folder]);
    expect(readFileSync(file, "utf8")).toBe(right);
  });
});
