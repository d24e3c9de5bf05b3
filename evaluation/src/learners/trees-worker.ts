import { parentPort, workerData } from "node:worker_threads";
import { runTreesJob, type TreesJob } from "./trees-job.ts";

parentPort?.postMessage(runTreesJob((workerData as { job: TreesJob }).job));
