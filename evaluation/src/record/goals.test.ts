import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { describe, expect, it } from "vitest";
import type { DatedResults } from "./build-record.ts";
import { goalsOf, isReached } from "./goals.ts";
import { RECORD_FILE, RESULTS_FOLDER } from "./write-record.ts";

const record: AccuracyRecord = JSON.parse(readFileSync(RECORD_FILE, "utf8"));
const results = readdirSync(RESULTS_FOLDER)
  .filter((name) => /^\d/.test(name))
  .map((name): DatedResults => JSON.parse(readFileSync(join(RESULTS_FOLDER, name), "utf8")))
  .find(({ modelHash }) => modelHash === record.modelHash);
const card = readFileSync(new URL("../../../docs/model-card.md", import.meta.url), "utf8");

describe("detector goals", () => {
  it("the model card marks exactly the missed goals as short", () => {
    if (results === undefined) throw new Error("The shipped model was not measured.");
    const short = goalsOf(results)
      .filter((goal) => !isReached(goal))
      .map(({ name }) => name);
    const said = [...card.matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]+ \| short \|$/gm)].map(([, name]) => name?.trim());
    expect(said).toEqual(short);
  });

  it("the model card lists every goal with its measured value", () => {
    for (const { name, value } of goalsOf(results as DatedResults)) {
      const row = card.split("\n").find((line) => line.startsWith(`| ${name} |`));
      expect(Number(/^\| [^|]+ \| ([\d.]+) \|/.exec(row ?? "")?.[1]), name).toBeCloseTo(value, 2);
    }
  });
});
