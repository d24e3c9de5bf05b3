import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Admission } from "./admission.ts";
import { callerKey } from "./caller-key.ts";

/**
 * The hooks of a route with admission, in order. `acquire` comes before session and body, so that a refusal is cheap.
 * After the body is read, only slow senders can be refused.
 */
export function admissionHooks(app: FastifyInstance, admission: Admission) {
  return {
    acquire: async (request: FastifyRequest, reply: FastifyReply) => {
      // Invalid credentials take a slot only until they are looked up.
      const slot = admission.acquire(callerKey(request));
      if (slot === null) return app.rejectOverloaded();
      request.slot = slot;
      // A caller who disconnects before the answer gets no response.
      reply.raw.once("close", () => slot.release());
    },
    bodyExpected: async (request: FastifyRequest) => request.slot?.bodyExpected(),
    bodyArrived: async (request: FastifyRequest) => {
      if (request.slot?.bodyArrived() === false) await app.rejectOverloaded();
    },
    release: async (request: FastifyRequest) => request.slot?.release(),
  };
}
