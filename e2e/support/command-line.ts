import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Judgement } from "./judgement.ts";
import type { MadeText } from "./made-texts.ts";

const PROGRAM = join(import.meta.dirname, "../../cli/bin/geulgyeol.mjs");

/** What `geulgyeol analyze` prints of a text for people, as a process of its own. */
export async function reportInTerminal(text: string): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM, "analyze"], { stdio: ["pipe", "pipe", "inherit"] });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stdin.end(text);
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The command ended with ${code}.`);
  return Buffer.concat(output).toString("utf8");
}

/** Judges texts with the command `geulgyeol analyze --jsonl`, as a process of its own. Rejects when a line fails. */
export async function judgeInTerminal(texts: readonly MadeText[]): Promise<Judgement[]> {
  const child = spawn(process.execPath, [PROGRAM, "analyze", "--jsonl"], { stdio: ["pipe", "pipe", "pipe"] });
  const output: Buffer[] = [];
  const problems: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => problems.push(chunk));
  child.stdin.end(texts.map((text) => `${JSON.stringify(text)}\n`).join(""));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The command ended with ${code}: ${Buffer.concat(problems)}`);
  return Buffer.concat(output)
    .toString("utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Judgement);
}
