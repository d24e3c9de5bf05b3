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

describe("the goals of the detector", () => {
  it("are short exactly where the model card says so", () => {
    if (results === undefined) throw new Error("The shipped model was not measured.");
    const short = goalsOf(results)
      .filter((goal) => !isReached(goal))
      .map(({ name }) => name);
    const said = [...card.matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]+ \| short \|$/gm)].map(([, name]) => name?.trim());
    expect(said).toEqual(short);
  });

  it("are all in the model card with the figure that was measured", () => {
    for (const { name, value } of goalsOf(results as DatedResults)) {
      const row = card.split("\n").find((line) => line.startsWith(`| ${name} |`));
      expect(Number(/^\| [^|]+ \| ([\d.]+) \|/.exec(row ?? "")?.[1]), name).toBeCloseTo(value, 2);
    }
  });

  it("count a source of under 200 texts by its texts and a larger one by its share", () => {
    const withSource = (texts: number, count: number) => {
      const own = structuredClone(results as DatedResults);
      const humansBySource = own.ko.accuracy.humansBySource as Record<string, unknown>;
      humansBySource.own = { texts, judgedAi: { count, of: texts } };
      const goal = goalsOf(own).find(({ name }) => name.startsWith("Korean humans"));
      return goal !== undefined && isReached(goal);
    };
    expect([withSource(50, 2), withSource(50, 3), withSource(400, 4), withSource(400, 5)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
