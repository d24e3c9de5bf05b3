import type { FastifyInstance } from "fastify";
import type { Metrics } from "../observability/create-metrics.ts";

const UNKNOWN_ROUTE = "unknown";

/** Measures each response by its route pattern; unknown routes are counted together. */
export function registerRequestMetrics(app: FastifyInstance, metrics: Pick<Metrics, "answered">): void {
  app.addHook("onResponse", async (request, reply) => {
    metrics.answered({
      method: request.method,
      route: request.is404 ? UNKNOWN_ROUTE : (request.routeOptions.url ?? UNKNOWN_ROUTE),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
}
