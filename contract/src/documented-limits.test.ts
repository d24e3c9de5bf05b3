import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ERRORS } from "./errors.ts";
import * as limits from "./limits.ts";

const ROOT = join(import.meta.dirname, "../..");
const MEGABYTE = 1024 * 1024;
const MINUTE = 60_000;
const seconds = (milliseconds: number) => milliseconds / 1000;
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

const textFile = `${limits.TEXT_FILE_MAX_BYTES / MEGABYTE}`;
const pictureFile = `${limits.PICTURE_FILE_MAX_BYTES / MEGABYTE}`;
const passwords = `${limits.PASSWORD_MIN_CHARS} to ${limits.PASSWORD_MAX_CHARS} characters`;
const proof = `of the last ${limits.FRESH_SIGN_IN_MS / MINUTE} minutes`;

/** Documents that repeat a limit or price of the contract. */
const CLAIMS: readonly (readonly [file: string, claim: string])[] = [
  ["docs/threat-model.md", `| weak passwords | ${passwords}`],
  ["docs/threat-model.md", `| 2.1 Passwords | yes | ${passwords}`],
  ["docs/threat-model.md", `a sign-in ${proof} [3.7.1]`],
  ["docs/threat-model.md", `| 3.7 Protection | yes | proof ${proof}`],
  ["docs/threat-model.md", `at most ${limits.JSON_BODY_MAX_BYTES / 1024} kB, at most 100 levels deep`],
  [
    "docs/guides/connect-a-model.md",
    `(${seconds(limits.JUDGE_WAIT_MS.basic)} s, in an ensemble ${seconds(limits.JUDGE_WAIT_MS.ensemble)} s)`,
  ],
  ["docs/specification-coverage.md", `Start disabled under ${limits.TEXT_MIN_CHARS} trimmed characters`],
  [
    "docs/specification-coverage.md",
    `Auto-analyze: ${seconds(limits.AUTO_ANALYSIS_DELAY_MS)} s after the text changes, from ${limits.AUTO_ANALYSIS_MIN_CHARS} characters`,
  ],
  [
    "docs/specification-coverage.md",
    `At least ${limits.TEXT_MIN_CHARS} characters after trimming, at most ${grouped(limits.TEXT_MAX_CHARS)}`,
  ],
  ["docs/specification-coverage.md", `Text and Word files at most ${textFile} MB`],
  ["docs/specification-coverage.md", `PDF and images (they have ${pictureFile} MB)`],
];

describe("limits and prices in the documents", () => {
  it.each(CLAIMS)("%s says: %s", (file, claim) => {
    expect(readFileSync(join(ROOT, file), "utf8").replace(/\s+/g, " ")).toContain(claim);
  });

  it("error messages state the limits of the contract", () => {
    expect(ERRORS.FILE_TOO_LARGE.message).toContain(`${textFile}MB`);
    expect(ERRORS.FILE_TOO_LARGE_20MB.message).toContain(`${pictureFile}MB`);
    expect(ERRORS.TOO_MANY_RECORD_SHARES.message).toContain(`${limits.RECORD_SHARES_PER_USER}개`);
    expect(ERRORS.TOO_MANY_WRITING_REQUESTS.message).toContain(`${limits.WRITING_REQUESTS_PER_USER}개`);
    expect(ERRORS.REQUEST_FULL.message).toContain(`${limits.HAND_INS_PER_REQUEST}명`);
    expect(ERRORS.TEXT_TOO_SHORT.message).toContain(`${limits.TEXT_MIN_CHARS}자`);
    expect(ERRORS.TEXT_TOO_LONG.message).toContain(`${grouped(limits.TEXT_MAX_CHARS)}자`);
  });
});
