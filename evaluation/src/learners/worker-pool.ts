import { Worker } from "node:worker_threads";

/** tsx does not apply to worker threads on Node 20, so each one registers it first. */
const START = `
  const { workerData } = require("node:worker_threads");
  import("tsx/esm/api").then(({ register }) => {
    register();
    return import(workerData.script);
  });
`;

/** Runs jobs on a few worker threads and returns their results in the order of the jobs. */
export async function runInWorkers<Job, Result>(
  script: URL,
  jobs: readonly Job[],
  threads: number,
  done: (job: Job, result: Result) => void,
): Promise<Result[]> {
  const results = new Array<Result>(jobs.length);
  let next = 0;
  const serve = async (): Promise<void> => {
    while (next < jobs.length) {
      const at = next++;
      // One worker per job, so that all its memory is freed.
      results[at] = await new Promise<Result>((resolve, reject) => {
        const worker = new Worker(START, {
          eval: true,
          workerData: { script: script.href, job: jobs[at] },
          resourceLimits: { maxOldGenerationSizeMb: 6000 },
        });
        worker.once("message", resolve);
        worker.once("error", reject);
        worker.once("exit", (code) => reject(new Error(`A training worker ended with code ${code}.`)));
      });
      done(jobs[at] as Job, results[at] as Result);
    }
  };
  await Promise.all(Array.from({ length: threads }, serve));
  return results;
}
