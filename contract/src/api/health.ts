import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const health = endpoint({
  method: "GET",
  path: "/api/health",
  summary: "200 when the server can answer: the database and the analysis workers are ready.",
  request: z.object({}),
  response: z.object({ status: z.literal("ok"), version: z.string() }),
  errors: ["SERVER_BUSY", "INTERNAL_ERROR"],
});

/** Unlike `health` it checks nothing else, since a restart does not help when the database is unavailable. */
export const alive = endpoint({
  method: "GET",
  path: "/api/health/live",
  summary: "200 while the server runs, whether or not it can answer anything else.",
  request: z.object({}),
  response: z.object({ status: z.literal("alive") }),
  errors: ["INTERNAL_ERROR"],
});
