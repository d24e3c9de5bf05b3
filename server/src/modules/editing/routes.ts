import { EDITS_PER_MINUTE, editText as endpoint } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { createRateLimit, MINUTE_MS } from "../../http/rate-limits.ts";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { type EditTextParts, editText } from "./edit-text.ts";

export function editingRoutes(app: FastifyInstance, parts: EditTextParts & { readonly editsPerMinute?: number }): void {
  const limit = createRateLimit(app, {
    name: "editing",
    max: parts.editsPerMinute ?? EDITS_PER_MINUTE,
    windowMs: MINUTE_MS,
    key: (request) => request.signedIn?.id ?? "nobody",
  });
  registerEndpoint(app, endpoint, ({ input, user }) => editText(parts, user.id, input), { limit });
}
