import { COMPARISONS_PER_MINUTE, readSimilarity, readSimilarPair, type SIMILARITY_SCOPES } from "@geulgyeol/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Database } from "../../db/connection.ts";
import { signalOf } from "../../http/line-stream.ts";
import { createRateLimit, MINUTE_MS, userKey } from "../../http/rate-limits.ts";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import { compareBatch } from "./compare-batch.ts";
import { type CompareTexts, keepComparisons } from "./keep-comparisons.ts";
import { listPairs } from "./list-pairs.ts";
import { listEarlierToCompare, openBatchToCompare } from "./readable-batches.ts";
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
  const compareReadable = async (
    userId: string,
    { id, scope }: { id: string; scope: (typeof SIMILARITY_SCOPES)[number] },
    reply: FastifyReply,
  ) => {
    const batch = await openBatchToCompare(db, userId, id);
    const earlier = scope === "all" ? await listEarlierToCompare(db, userId, batch) : [];
    return compareBatch(parts, { batch, earlier }, signalOf(reply));
  };
  registerEndpoint(
    app,
    readSimilarity,
    async ({ input, user, reply }) => listPairs(await compareReadable(user.id, input, reply)),
    { limit: comparing },
  );
  registerEndpoint(
    app,
    readSimilarPair,
    async ({ input, user, reply }) => showPair(await compareReadable(user.id, input, reply), input.first, input.second),
    { limit: comparing },
  );
}
