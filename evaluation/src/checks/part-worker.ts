import { parentPort, workerData } from "node:worker_threads";
import { measurePart, type PartJob } from "./measure-part.ts";

parentPort?.postMessage(measurePart((workerData as { job: PartJob }).job));
