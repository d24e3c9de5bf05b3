import * as contract from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../db/connection.ts";
import { registerEndpoint } from "../../http/register-endpoint.ts";
import type { EngineVersions } from "../analysis/index.ts";
import { addBatchTexts } from "./add-batch-texts.ts";
import type { BatchJudge } from "./batch-judge.ts";
import { changeBatch } from "./change-batch.ts";
import { changeBatchText } from "./change-batch-text.ts";
import { createBatch } from "./create-batch.ts";
import { deleteBatches, deleteBatchTexts } from "./delete-batches.ts";
import { listBatches } from "./list-batches.ts";
import { findBatchOfText, findListedBatch } from "./queries.ts";
import { readBatch } from "./read-batch.ts";
import { readBatchText } from "./read-batch-text.ts";
import { replaceBatchText } from "./replace-batch-text.ts";

export interface BatchRouteParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly versions: EngineVersions;
  readonly batchJudge: BatchJudge;
}

export function batchRoutes(app: FastifyInstance, parts: BatchRouteParts): void {
  const { db, now, batchJudge } = parts;
  registerEndpoint(app, contract.createBatch, ({ input, user }) => createBatch({ db, now: now() }, user.id, input));
  registerEndpoint(app, contract.listBatches, ({ input, user }) => listBatches(db, user.id, input));
  registerEndpoint(app, contract.readBatch, ({ input, user }) => readBatch({ db, now: now() }, user.id, input.id));
  registerEndpoint(app, contract.changeBatch, async ({ input, user }) => {
    const changed = await changeBatch({ db, now: now() }, user.id, input);
    batchJudge.wake();
    return changed;
  });
  registerEndpoint(app, contract.deleteBatch, async ({ input, user }) => {
    await findListedBatch(db, user.id, input.id);
    await deleteBatches(db, user.id, [input.id]);
    return {};
  });
  textRoutes(app, parts);
}

function textRoutes(app: FastifyInstance, { db, now, versions, batchJudge }: BatchRouteParts): void {
  registerEndpoint(app, contract.addBatchTexts, async ({ input, user }) => {
    const batch = await findListedBatch(db, user.id, input.batchId);
    const texts = await addBatchTexts({ db, now: now() }, batch.id, input.texts);
    batchJudge.wake();
    return { texts };
  });
  registerEndpoint(app, contract.replaceBatchText, async ({ input, user }) => {
    const batch = await findBatchOfText(db, user.id, input.id);
    const place = { ownerId: user.id, batchId: batch.id };
    const replaced = await replaceBatchText({ db, now: now() }, place, input);
    batchJudge.wake();
    return replaced;
  });
  registerEndpoint(app, contract.changeBatchText, async ({ input, user }) => {
    const batch = await findBatchOfText(db, user.id, input.id);
    const changed = await changeBatchText({ db, now: now() }, batch.id, input);
    if (input.judgeAgain) batchJudge.wake();
    return changed;
  });
  registerEndpoint(app, contract.deleteBatchTexts, async ({ input, user }) => {
    const batch = await findListedBatch(db, user.id, input.batchId);
    return { ids: await deleteBatchTexts(db, { ownerId: user.id, batchId: batch.id }, input.ids) };
  });
  registerEndpoint(app, contract.readBatchText, async ({ input, user }) => {
    const batch = await findBatchOfText(db, user.id, input.id);
    return readBatchText({ db, now: now(), versions }, batch, input.id);
  });
}
