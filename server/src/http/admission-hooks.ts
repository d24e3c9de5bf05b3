import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Admission } from "./admission.ts";
import { callerKey } from "./caller-key.ts";

/**
 * What a route does at its door, in order: `enter` decides before the session is looked up and the body is read, so that a
 * refusal costs next to nothing; `awaitBody` before and `hasBody` after the body is read, where only who dawdled is turned
 * away; `leave` when all is answered.
 */
export function admissionHooks(app: FastifyInstance, admission: Admission) {
  return {
    enter: async (request: FastifyRequest, reply: FastifyReply) => {
      // Made-up credentials take a place only until they are looked up.
      const place = admission.enter(callerKey(request));
      if (place === null) return app.turnAway();
      request.place = place;
      // A caller who goes away before the answer has no response.
      reply.raw.once("close", () => place.leave());
    },
    awaitBody: async (request: FastifyRequest) => request.place?.awaitBody(),
    hasBody: async (request: FastifyRequest) => {
      if (request.place?.hasBody() === false) await app.turnAway();
    },
    leave: async (request: FastifyRequest) => request.place?.leave(),
  };
}
