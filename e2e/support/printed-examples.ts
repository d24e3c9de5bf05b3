import { type ChildProcessByStdio, execFile, spawn, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";

/** An example of the page, as its reader finds it. */
export interface PrintedExample {
  readonly title: string;
  readonly code: string;
  /** Names of the environment variables that it needs, and where the page says that their values are found. */
  readonly variables: readonly { readonly name: string; readonly from: string; readonly at: string }[];
  /** Addresses of the files that it needs. */
  readonly files: readonly string[];
}

/** How the page says to run a program: in which file it is saved, and what runs it. */
const RUNS = {
  curl: { file: "example.sh", program: "bash" },
  Python: { file: "example.py", program: "python3" },
  JavaScript: { file: "example.mjs", program: process.execPath },
} as const;
export type ExampleLanguage = keyof typeof RUNS;

export function canRun(language: ExampleLanguage): boolean {
  return spawnSync(RUNS[language].program, ["--version"]).status === 0;
}

/** The examples that /docs/api shows in this language, from the top. */
export async function readExamples(page: Page, language: ExampleLanguage): Promise<PrintedExample[]> {
  await page.getByRole("radio", { name: language }).check();
  const figures = page.getByRole("figure").filter({ hasText: `(${language})` });
  return figures.evaluateAll((found) =>
    found.map((figure) => {
      const section = figure.closest("section");
      const notes = [...(section?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent ?? "");
      return {
        title: section?.querySelector("h2")?.textContent ?? "",
        code: figure.querySelector("code")?.textContent ?? "",
        variables: notes.flatMap((note) => {
          const [, name = "", from = "", at = ""] =
            /^(\w+) 환경 변수에 ‘(.+)’의 답에 있는 (\S+) 값을 넣고/.exec(note) ?? [];
          return name === "" ? [] : [{ name, from, at }];
        }),
        files: [...(section?.querySelectorAll<HTMLAnchorElement>("a[download]") ?? [])].map(({ href }) => href),
      };
    }),
  );
}

/** Saves an example as it is printed and runs it in this folder. Rejects, with what it printed, if it fails. */
export async function runExample(
  language: ExampleLanguage,
  code: string,
  { folder, env }: { folder: string; env: Readonly<Record<string, string>> },
): Promise<string> {
  const { file, program } = RUNS[language];
  await writeFile(join(folder, file), code);
  const inherited = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "" };
  const { stdout } = await promisify(execFile)(program, [file], { cwd: folder, env: { ...inherited, ...env } });
  return stdout;
}

/** Starts an example that goes on until its process is ended. */
export async function startExample(
  language: ExampleLanguage,
  code: string,
  { folder, env }: { folder: string; env: Readonly<Record<string, string>> },
): Promise<ChildProcessByStdio<null, Readable, Readable>> {
  const { file, program } = RUNS[language];
  await writeFile(join(folder, file), code);
  const inherited = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "" };
  return spawn(program, [file], { cwd: folder, env: { ...inherited, ...env }, stdio: ["ignore", "pipe", "pipe"] });
}
