import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PoolLoad } from "../db/connection.ts";
import type { EngineVersions } from "../modules/analysis/index.ts";

export interface EngineLoad {
  /** Tasks that threads work on. */
  readonly working: number;
  /** Tasks that wait for a thread. */
  readonly waiting: number;
}

export interface MetricSources {
  readonly versions: EngineVersions;
  /** Read at every metrics request. */
  readonly engineLoad: () => EngineLoad;
  /** Absent for the embedded database. */
  readonly poolLoad?: (() => PoolLoad) | undefined;
}

interface AnsweredRequest {
  readonly method: string;
  /** Route pattern, never the requested path, which may contain a secret and has unlimited values. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  answered(request: AnsweredRequest): void;
  /** Registry for the modules' metrics. */
  readonly registry: Registry;
  /** The text format of Prometheus. */
  render(): Promise<string>;
  readonly contentType: string;
}

const LATENCY_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

/**
 * Metrics of this process for operators: latency by route, the engine's queue and the database. Modules add their own.
 * No label has a user-chosen value.
 */
export function createMetrics({ versions, engineLoad, poolLoad }: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "geulgyeol_" });
  const requests = new Histogram({
    name: "geulgyeol_http_request_seconds",
    help: "Time to the end of an answer.",
    labelNames: ["method", "route", "status"],
    buckets: LATENCY_BUCKETS_S,
    registers,
  });
  new Gauge({
    name: "geulgyeol_engine_tasks",
    help: "Tasks in the engine's pool.",
    labelNames: ["state"],
    registers,
    collect() {
      const { working, waiting } = engineLoad();
      this.set({ state: "working" }, working);
      this.set({ state: "waiting" }, waiting);
    },
  });
  if (poolLoad !== undefined) {
    new Gauge({
      name: "geulgyeol_database_connections",
      help: "Connections to PostgreSQL that work or are idle, and requests that wait for one.",
      labelNames: ["state"],
      registers,
      collect() {
        for (const [state, count] of Object.entries(poolLoad())) this.set({ state }, count);
      },
    });
  }
  new Gauge({
    name: "geulgyeol_model_info",
    help: "1 for the model and the engine that are loaded.",
    labelNames: ["model", "engine"],
    registers,
  }).set({ model: versions.modelVersion, engine: versions.engineVersion }, 1);
  return {
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    registry,
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
