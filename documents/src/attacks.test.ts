import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runSize } from "../../scripts/testing/run-size.ts";
import { ATTACKS, LONG_ATTACKS } from "./testing/attack-files.ts";
import { PDF_ATTACKS } from "./testing/attack-pdfs.ts";
import { PICTURE_ATTACKS } from "./testing/attack-pictures.ts";

const LONGEST_MS = 10_000;
const MOST_MEGABYTES = 512;
/** The heap of the server's reader processes; without a bound the peak depends on when a busy machine collects garbage. */
const HEAP_FLAGS = ["--max-old-space-size=320", "--max-semi-space-size=8"];
const PROCESS = fileURLToPath(new URL("testing/attack-process.ts", import.meta.url));

interface Wanted {
  readonly title: string;
  readonly code: string;
}
const makers = [...ATTACKS, ...runSize({ short: [], all: LONG_ATTACKS }), ...PDF_ATTACKS, ...PICTURE_ATTACKS];
const wanted: Wanted[] = [];
let answers: { code?: string; milliseconds?: number; peakMegabytes?: number }[] = [];
const folder = mkdtempSync(join(tmpdir(), "geulgyeol-attacks-"));

beforeAll(async () => {
  const files: [string, string][] = [];
  for (const [index, make] of makers.entries()) {
    const { title, code, name, bytes } = await make();
    wanted.push({ title, code });
    const file = join(folder, String(index));
    writeFileSync(file, bytes);
    files.push([file, name]);
  }
  const output = execFileSync(process.execPath, [...HEAP_FLAGS, "--import", "tsx", PROCESS, JSON.stringify(files)], {
    encoding: "utf8",
  });
  answers = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("rejects each attack file with its expected error code", () => {
  const codes = wanted.map(({ title }, index) => [title, answers[index]?.code]);
  expect(codes).toEqual(wanted.map(({ title, code }) => [title, code]));
});

it("answers each attack file within ten seconds", () => {
  for (const [index, { title }] of wanted.entries()) {
    expect(answers[index]?.milliseconds, title).toBeLessThan(LONGEST_MS);
  }
});

it("processes all attack files within 512 MB", () => {
  expect(answers.at(-1)?.peakMegabytes).toBeGreaterThan(0);
  expect(answers.at(-1)?.peakMegabytes).toBeLessThan(MOST_MEGABYTES);
});
