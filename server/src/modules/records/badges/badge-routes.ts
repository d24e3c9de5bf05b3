import { readRecordBadge as endpoint } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../../db/connection.ts";
import { registerEndpoint } from "../../../http/register-endpoint.ts";
import { readOwnAnalysis } from "../../analysis/index.ts";
import { findRecordBadge } from "./find-record-badge.ts";

export function badgeRoutes(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }): void {
  registerEndpoint(app, endpoint, async ({ input, user }) => {
    const parts = { db, now: now() };
    const { text } = await readOwnAnalysis(parts, user.id, input.analysisId);
    return (await findRecordBadge(parts, user.id, text)) ?? { badge: null, path: null };
  });
}
