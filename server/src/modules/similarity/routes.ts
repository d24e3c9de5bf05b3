import {
  COMPARISONS_PER_MINUTE,
  readSimilarity,
  readSimilarPair,
  SIMILARITY_BATCHES_MAX,
  type SIMILARITY_SCOPES,
} from "@geulgyeol/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Database } from "../../db/connection.ts";
import { signalOf } from "../../http/line-stream.ts";
import { createRateLimit, MINUTE_MS, userKey } from "../../http/rate-limits.ts";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { findOwnBatch, listEarlierBatches } from "../batches/index.ts";
import { compareBatch } from "./compare-batch.ts";
import { type CompareTexts, keepComparisons } from "./keep-comparisons.ts";
import { listPairs } from "./list-pairs.ts";
import { showPair } from "./show-pair.ts";

export const similarityLimits = { comparisonsPerMinute: COMPARISONS_PER_MINUTE };

export interface SimilarityRouteParts {
  readonly db: Database;
  readonly compareTexts: CompareTexts;
  readonly limits: typeof similarityLimits;
}

export function similarityRoutes(app: FastifyInstance, { db, compareTexts, limits }: SimilarityRouteParts): void {
  const comparing = createRateLimit(app, {
    name: "comparisons",
    max: limits.comparisonsPerMinute,
    windowMs: MINUTE_MS,
    key: userKey,
  });
  const parts = { db, compareTexts: keepComparisons(compareTexts) };
  const compareOwn = async (
    userId: string,
    { id, scope }: { id: string; scope: (typeof SIMILARITY_SCOPES)[number] },
    reply: FastifyReply,
  ) => {
    const batch = await findOwnBatch(db, userId, id);
    const earlier = scope === "all" ? await listEarlierBatches(db, batch, SIMILARITY_BATCHES_MAX) : [];
    return compareBatch(parts, { batch, earlier }, signalOf(reply));
  };
  registerEndpoint(
    app,
    readSimilarity,
    async ({ input, user, reply }) => listPairs(await compareOwn(user.id, input, reply)),
    { limit: comparing },
  );
  registerEndpoint(
    app,
    readSimilarPair,
    async ({ input, user, reply }) => showPair(await compareOwn(user.id, input, reply), input.first, input.second),
    { limit: comparing },
  );
}
