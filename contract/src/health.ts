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
