import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { createLogger } from "../../http/request-log.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { scriptedAnalyse } from "../../testing/scripted-analyse.ts";
import { scriptedDetector } from "../../testing/scripted-detector.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { analyseText, prepareStoring } from "../analysis/index.ts";
import { giftCredits } from "../credits/index.ts";
import { fillSearch } from "./fill-history.ts";
import { createSearchIndexer, historyListing, type SearchIndexer } from "./index.ts";
import { labelEntry } from "./label-entry.ts";
import { listHistory } from "./list-history.ts";
import { historyEntries, historyTexts } from "./tables.ts";

const NOW = new Date("2026-11-24T03:00:00Z");
const log = createLogger("silent");

onEachDatabase("search indexer", (connection) => {
  let userId: string;
  let indexer: SearchIndexer;
  let seed = 0;
  beforeEach(async () => {
    const { db } = connection();
    userId = await insertUser(db);
    await giftCredits({ db, now: NOW }, userId, 100);
    indexer = createSearchIndexer({ db, log });
  });

  const analyse = async (listing = historyListing(indexer)) => {
    const { db } = connection();
    const { analyse: judge } = scriptedAnalyse();
    const parts = { db, analyse: judge, versions: scriptedDetector, storing: prepareStoring(listing), now: () => NOW };
    const request = { text: `찾을낱말 ${koreanText(seed++)}`, trigger: "manual", source: { kind: "paste" } } as const;
    return (await analyseText(parts, { userId, kind: "basic", request })).analysisId;
  };
  const found = async () => {
    const parts = { db: connection().db, now: NOW, versions: scriptedDetector };
    const { entries } = await listHistory(parts, userId, { query: "찾을낱말", limit: 100 });
    return entries.map(({ id }) => id);
  };

  it("indexes after the answer, and all that were added", async () => {
    const made = [];
    for (let n = 0; n < 20; n++) made.unshift(await analyse());
    await indexer.idle();
    expect(await found()).toEqual(made);
  });

  it("flush indexes the user's own analyses without waiting for the others", async () => {
    const made = await analyse();
    await indexer.flush(userId);
    expect(await found()).toEqual([made]);
  });

  it("leaves out an entry that was deleted in the meantime, and keeps a newer row", async () => {
    const { db } = connection();
    const [deleted, starred] = [await analyse(), await analyse()];
    await db.delete(historyEntries).where(eq(historyEntries.analysisId, deleted));
    await labelEntry(db, userId, { id: starred, isFavourite: true });
    const read = () => db.select().from(historyTexts).where(eq(historyTexts.userId, userId));
    const before = await read();
    await indexer.idle();
    expect(await read()).toEqual(before);
    expect(before.map(({ analysisId }) => analysisId)).toEqual([starred]);
  });

  it("a later pass indexes what a killed process had not", async () => {
    const { db } = connection();
    const { part } = historyListing(indexer);
    const lost = [await analyse({ part, after: () => undefined }), await analyse({ part, after: () => undefined })];
    expect(await found()).toEqual([]);
    const newest = await fillSearch(db, 0);
    expect(await found()).toEqual(lost.reverse());
    const later = await analyse({ part, after: () => undefined });
    expect(await fillSearch(db, newest)).toBeGreaterThan(newest);
    expect((await found())[0]).toBe(later);
  });
});
