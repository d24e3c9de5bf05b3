import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { describe, expect, it } from "vitest";
import type { DatedResults } from "./build-record.ts";
import { modelCardClaims } from "./model-card.ts";
import { RECORD_FILE, RESULTS_FOLDER } from "./write-record.ts";

const record: AccuracyRecord = JSON.parse(readFileSync(RECORD_FILE, "utf8"));
const results = readdirSync(RESULTS_FOLDER)
  .filter((name) => /^\d/.test(name))
  .map((name): DatedResults => JSON.parse(readFileSync(join(RESULTS_FOLDER, name), "utf8")))
  .find(({ modelHash }) => modelHash === record.modelHash) as DatedResults;
const card = readFileSync(new URL("../../../docs/model-card.md", import.meta.url), "utf8").replace(/\s+/g, " ");
const claims = modelCardClaims(results, record);

describe("the model card", () => {
  it.each(claims)("says: %s", (claim) => {
    expect(card).toContain(claim);
  });
});
