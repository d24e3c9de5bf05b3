import { alive, health } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";
import { registerEndpoint } from "./register-endpoint.ts";

/** Readiness and liveness. `isReady` rejects while a service needed by every analysis does not answer. */
export function healthRoute(app: FastifyInstance, parts: { version: string; isReady: () => Promise<void> }): void {
  registerEndpoint(app, health, async () => {
    try {
      await parts.isReady();
    } catch (cause) {
      throw new AppError("SERVER_BUSY", { cause, retryAfterSeconds: 5 });
    }
    return { status: "ok" as const, version: parts.version };
  });
  registerEndpoint(app, alive, async () => ({ status: "alive" as const }));
}
