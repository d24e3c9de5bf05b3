import type { FastifyInstance } from "fastify";
import type { FindSession } from "../src/http/session-user.ts";
import type { Analyse } from "../src/modules/analysis/index.ts";

/** Stages of one analysis, in order; `index` follows the answer. */
export const STAGES = ["parse", "session", "credits", "engine", "transfer", "store", "answer", "index"] as const;
type Stage = (typeof STAGES)[number];
export type StageTimes = Record<Stage, number>;

/**
 * Splits the processor time of the whole process over the stages of a request. Only correct while one request at a time
 * is served, since time cannot be told apart by request.
 */
export function createStageWatch() {
  const times = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as StageTimes;
  let requests = 0;
  let last = cpuMs();
  const end = (stage: Stage) => {
    const now = cpuMs();
    times[stage] += now - last;
    last = now;
  };
  const analyse =
    (judge: Analyse): Analyse =>
    async (text, options) => {
      end("credits");
      const timed = await judge(text, options);
      // The engine measures itself, by the clock; the rest is on the way to its thread and back.
      const all = cpuMs() - last;
      const engine = Math.min(all, timed.processingTimeMs);
      times.engine += engine;
      times.transfer += all - engine;
      last = cpuMs();
      return timed;
    };
  const findSession =
    (find: FindSession): FindSession =>
    async (cookie) => {
      end("parse");
      const found = await find(cookie);
      end("session");
      return found;
    };
  /** Before the routes are ready. */
  const attach = (app: FastifyInstance) => {
    app.addHook("onRequest", async () => {
      last = cpuMs();
    });
    app.addHook("preHandler", async () => end("parse"));
    app.addHook("onSend", async () => end("store"));
    app.addHook("onResponse", async () => {
      end("answer");
      requests++;
    });
  };
  /** Processor time of the work in ms, counted as a stage. */
  const run = async (stage: Stage, work: () => Promise<unknown>) => {
    last = cpuMs();
    await work();
    end(stage);
  };
  /** Mean of a request since the last call, in ms. */
  const read = (): StageTimes => {
    const count = Math.max(1, requests);
    const means = Object.fromEntries(STAGES.map((stage) => [stage, times[stage] / count])) as StageTimes;
    for (const stage of STAGES) times[stage] = 0;
    requests = 0;
    return means;
  };
  return { analyse, findSession, attach, run, read };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
