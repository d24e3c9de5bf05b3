import { parentPort, workerData } from "node:worker_threads";
import { type FoldJob, runFoldJob } from "./fold-job.ts";

parentPort?.postMessage(runFoldJob((workerData as { job: FoldJob }).job));
