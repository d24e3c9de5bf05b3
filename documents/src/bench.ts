// Time and memory of reading one file of each format, each row in its own process. `tsx documents/src/bench.ts`
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import iconv from "iconv-lite";
import { readDocument } from "./index.ts";
import { makeDocx, wordParagraph } from "./testing/make-docx.ts";
import { hwpParagraph, makeHwp } from "./testing/make-hwp.ts";
import { hangulParagraph, makeHwpx } from "./testing/make-hwpx.ts";
import { makeOdt } from "./testing/make-odt.ts";

const ROUNDS = 15;
const LENGTHS = [10_000, 300_000] as const;

function makeParagraphs(characters: number): string[] {
  const words = ["바람이", "언덕을", "넘어", "천천히", "내려왔고", "아이들은", "우산을", "접으며", "웃었다."];
  const paragraphs: string[] = [];
  let length = 0;
  for (let k = 0; length < characters; k++) {
    const text = Array.from({ length: 40 }, (_, at) => words[(k * 7 + at * (1 + (k % 4))) % words.length]).join(" ");
    paragraphs.push(text);
    length += text.length + 1;
  }
  return paragraphs;
}

const MAKERS: Readonly<Record<string, (paragraphs: readonly string[]) => Uint8Array>> = {
  "utf-8.txt": (paragraphs) => new TextEncoder().encode(paragraphs.join("\n")),
  "cp949.txt": (paragraphs) => iconv.encode(paragraphs.join("\n"), "cp949"),
  md: (paragraphs) =>
    new TextEncoder().encode(paragraphs.map((text) => `**${text.slice(0, 3)}** ${text}`).join("\n\n")),
  docx: (paragraphs) => makeDocx(paragraphs.map((text) => wordParagraph(text, { run: '<w:sz w:val="22"/>' })).join("")),
  odt: (paragraphs) => makeOdt(paragraphs.map((text) => `<text:p>${text}</text:p>`).join("")),
  hwpx: (paragraphs) => makeHwpx([paragraphs.map((text) => hangulParagraph(text)).join("")]),
  hwp: (paragraphs) => makeHwp([paragraphs.map((text) => hwpParagraph(text))]),
};

/** Files that are not generated from paragraphs: Chromium's PDFs, and pictures, which take seconds. */
const FIXTURES: readonly { readonly name: string; readonly path: string; readonly rounds: number }[] = [
  { name: "pdf", path: "pdf/whole-words.pdf", rounds: ROUNDS },
  { name: "pdf, 2 columns", path: "pdf/two-columns.pdf", rounds: ROUNDS },
  { name: "image, 800 px", path: "image/korean-screen.png", rounds: 3 },
  { name: "image, 1600 px", path: "image/korean-print.png", rounds: 3 },
  { name: "image, English", path: "image/english-print.png", rounds: 3 },
];

async function measure(file: string, name: string, rounds: number): Promise<void> {
  const bytes = readFileSync(file);
  const before = process.memoryUsage.rss();
  let [peak, characters] = [before, 0];
  // A child's resource usage includes the parent's, so the peak is measured here.
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    characters = (await readDocument(bytes, name)).text.length;
    times.push(performance.now() - started);
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  clearInterval(watch);
  const [first = 0] = times;
  const median = times.slice(1).sort((one, other) => one - other)[Math.floor((rounds - 1) / 2)] ?? 0;
  console.log(JSON.stringify({ first, median, megabytes: (peak - before) / 2 ** 20, characters }));
}

function compare(): void {
  const folder = mkdtempSync(join(tmpdir(), "geulgyeol-bench-"));
  console.log("format          characters   file kB   first ms   median ms   memory MB");
  for (const [name, make] of Object.entries(MAKERS)) {
    for (const length of LENGTHS) {
      const file = join(folder, `${length}-${name}`);
      writeFileSync(file, make(makeParagraphs(length)));
      printRow(name, { file, fileName: name.includes(".") ? name : `file.${name}`, rounds: ROUNDS });
    }
  }
  for (const { name, path, rounds } of FIXTURES) {
    const file = fileURLToPath(new URL(`../fixtures/${path}`, import.meta.url));
    printRow(name, { file, fileName: path, rounds });
  }
  rmSync(folder, { recursive: true, force: true });
}

function printRow(name: string, { file, fileName, rounds }: { file: string; fileName: string; rounds: number }): void {
  const program = ["--import", "tsx", fileURLToPath(import.meta.url), file, fileName, String(rounds)];
  const output = execFileSync(process.execPath, program, { encoding: "utf8" });
  const { first, median, megabytes, characters } = JSON.parse(output);
  console.log(
    [
      name.padEnd(15),
      characters.toLocaleString("en").padStart(10),
      (statSync(file).size / 1024).toFixed(0).padStart(9),
      first.toFixed(1).padStart(10),
      median.toFixed(1).padStart(11),
      megabytes.toFixed(0).padStart(11),
    ].join(" "),
  );
}

const [file, name, rounds] = process.argv.slice(2);
if (file && name) await measure(file, name, Number(rounds));
else compare();
