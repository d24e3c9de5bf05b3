import { readFile } from "node:fs/promises";
import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { type AppealRates, ratesOf } from "@geulgyeol/wording/appeal";
import { accuracyRecordFile } from "../../../runtime-paths.ts";

let rates: Promise<AppealRates> | null = null;

/** The published error rates of the model that runs here, read once. */
export function readAppealRates(): Promise<AppealRates> {
  rates ??= readFile(accuracyRecordFile, "utf8").then((json) => ratesOf(JSON.parse(json) as AccuracyRecord));
  return rates;
}
