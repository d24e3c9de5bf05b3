import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

const PROGRAM = join(import.meta.dirname, "../../../server/src/admin/judge-lines.ts");

export interface JudgesAnswers {
  /** By judge, then by text; null if the judge failed. */
  readonly probabilities: ReadonlyMap<string, ReadonlyMap<string, number | null>>;
  /** US dollars by judge, if the configuration has prices. */
  readonly dollars: Readonly<Record<string, number>>;
}

/**
 * Lets the judges of `LLM_PROVIDERS` read texts in a server process, because prompts and keys belong to the server.
 * Rejects if that process fails, for instance because of wrong settings.
 */
export async function askJudges(
  texts: readonly { readonly id: string; readonly text: string }[],
  environment: NodeJS.ProcessEnv,
): Promise<JudgesAnswers> {
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], {
    env: environment,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  child.stdin.end(texts.map(({ id, text }) => `${JSON.stringify({ id, text })}\n`).join(""));
  const probabilities = new Map<string, Map<string, number | null>>();
  let dollars: Readonly<Record<string, number>> = {};
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as {
      id: string;
      model: string;
      aiProbability: number | null;
      dollars?: typeof dollars;
    };
    if (said.dollars !== undefined) dollars = said.dollars;
    else {
      const ofModel = probabilities.get(said.model) ?? new Map<string, number | null>();
      probabilities.set(said.model, ofModel.set(said.id, said.aiProbability));
    }
  }
  const code = await ended;
  if (code !== 0) throw new Error(`The judges' process ended with ${code}.`);
  return { probabilities, dollars };
}
