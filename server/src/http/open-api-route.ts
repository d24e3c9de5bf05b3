import { openApiDocument } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { ownOrigin } from "./own-origin.ts";

const PATH = "/api/openapi.json";

/** The API document, readable by any page, since it is the same for everybody. */
export function openApiRoute(
  app: FastifyInstance,
  { version, appUrl }: { version: string; appUrl: string | undefined },
): void {
  app.knownPaths.push({ method: "GET", path: PATH });
  app.get(PATH, async (request, reply) =>
    reply
      .header("access-control-allow-origin", "*")
      .header("cross-origin-resource-policy", "cross-origin")
      .header("cache-control", "no-cache")
      .send(openApiDocument({ serverUrl: ownOrigin(request, appUrl), version })),
  );
}
