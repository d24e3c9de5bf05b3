import { EDITS_PER_MINUTE, type EditEvent, editText as endpoint, streamEdit } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { signalOf, streamLines } from "../../http/line-stream.ts";
import { createRateLimit, MINUTE_MS } from "../../http/rate-limits.ts";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { type LanguageModels, modelsFor } from "../language-models/index.ts";
import { type EditTextParts, editText } from "./edit-text.ts";

export const editingLimits = { editsPerMinute: EDITS_PER_MINUTE };

export interface EditingRouteParts extends Pick<EditTextParts, "db" | "now" | "rewrite"> {
  readonly llm: LanguageModels;
  readonly limits: typeof editingLimits;
}

export function editingRoutes(app: FastifyInstance, { db, now, rewrite, llm, limits }: EditingRouteParts): void {
  const { log, budget } = llm;
  const parts = { db, now, rewrite, log, budget, models: modelsFor(llm, "edit") };
  const limit = createRateLimit(app, {
    name: "editing",
    max: limits.editsPerMinute,
    windowMs: MINUTE_MS,
    key: (request) => request.signedIn?.id ?? "nobody",
  });
  registerEndpoint(
    app,
    endpoint,
    ({ input, user, reply }) => editText(parts, user.id, input, { signal: signalOf(reply) }),
    { limit },
  );
  registerEndpoint(
    app,
    streamEdit,
    ({ input, user, request, reply }) =>
      streamLines<EditEvent>({ request, reply }, async (send, signal) => {
        const result = await editText(parts, user.id, input, {
          signal,
          onStart: (by) => send({ type: "start", ...by }),
          onText: (text) => send({ type: "text", text }),
        });
        send({ type: "done", result });
      }),
    { limit },
  );
}
