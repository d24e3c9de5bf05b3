import { createInterface } from "node:readline";
import { readConfiguration } from "../configuration.ts";
import { createLogger } from "../http/request-log.ts";
import { judgeText, newJudgePrompt } from "../modules/judging/index.ts";
import { type LanguageModel, LlmFailure } from "../ports/llm/llm.ts";
import { openModel } from "../ports/llm/open-model.ts";

/**
 * Lets the configured judges read texts, for `npm run evaluate -- --llm`: lines `{"id","text"}` in, one line
 * `{"id","model","aiProbability"}` out per judge, null if it failed; last the cost of each in US dollars. Books no
 * usage.
 */
const AT_ONCE = 4;

interface Line {
  readonly id: string;
  readonly text: string;
}

const log = createLogger("warn", { write: (line) => void process.stderr.write(line) });
const models = readConfiguration(process.env)
  .llmProviders.filter(({ roles }) => roles.includes("judge"))
  .map((settings) => openModel(settings, log));
const dollars = new Map(models.map(({ id }) => [id, 0]));

async function judge(model: LanguageModel, { id, text }: Line): Promise<void> {
  let aiProbability: number | null = null;
  const spend = ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }) => {
    const { input, output } = model.price;
    dollars.set(model.id, (dollars.get(model.id) ?? 0) + (input * inputTokens + output * outputTokens) / 1e6);
  };
  try {
    const { usage, ...judgement } = await judgeText(model, newJudgePrompt(text));
    spend(usage);
    ({ aiProbability } = judgement);
  } catch (error) {
    if (!(error instanceof LlmFailure)) throw error;
    spend(error.usage);
  }
  process.stdout.write(`${JSON.stringify({ id, model: model.id, aiProbability })}\n`);
}

const lines: Line[] = [];
for await (const line of createInterface({ input: process.stdin })) if (line !== "") lines.push(JSON.parse(line));
const queue = lines.flatMap((line) => models.map((model) => () => judge(model, line)));
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await next();
  }),
);
process.stdout.write(`${JSON.stringify({ dollars: Object.fromEntries(dollars) })}\n`);
