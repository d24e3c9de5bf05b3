import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { createLogger } from "../../http/request-log.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { scriptedAnalyse } from "../../testing/scripted-analyse.ts";
import { scriptedDetector } from "../../testing/scripted-detector.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { analyseText, prepareStoring } from "../analysis/index.ts";
import { giftCredits } from "../credits/index.ts";
import { createSearchIndexer, historyListing, type SearchIndexer } from "./index.ts";
import { indexSome } from "./index-analyses.ts";
import { labelEntry } from "./label-entry.ts";
import { listHistory } from "./list-history.ts";
import { historyBacklog, historyEntries, historyTexts } from "./tables.ts";

const NOW = new Date("2026-11-24T03:00:00Z");
const log = createLogger("silent");

onEachDatabase("search indexer", (connection) => {
  let userId: string;
  let isBusy: boolean;
  let indexer: SearchIndexer;
  let seed = 0;
  beforeEach(async () => {
    const { db } = connection();
    await db.delete(historyBacklog);
    userId = await insertUser(db);
    await giftCredits({ db, now: NOW }, userId, 100);
    isBusy = false;
    indexer = createSearchIndexer({ db, log, isBusy: () => isBusy });
  });

  const analyse = async (listing = historyListing(indexer)) => {
    const { db } = connection();
    const { analyse: judge } = scriptedAnalyse();
    const parts = { db, analyse: judge, versions: scriptedDetector, storing: prepareStoring(listing), now: () => NOW };
    const request = { text: `찾을말 ${koreanText(seed++)}`, trigger: "manual", source: { kind: "paste" } } as const;
    return (await analyseText(parts, { userId, kind: "basic", request })).analysisId;
  };
  const indexed = async () => {
    const rows = await connection().db.select().from(historyTexts).where(eq(historyTexts.userId, userId));
    return rows.map(({ analysisId }) => analysisId).sort();
  };
  const backlog = async () => (await connection().db.select().from(historyBacklog)).length;
  const found = async () => {
    const parts = { db: connection().db, now: NOW, versions: scriptedDetector };
    const { entries } = await listHistory(parts, userId, { query: "찾을말", limit: 100 });
    return entries.map(({ id }) => id);
  };

  it("indexes in a quiet moment after the answers, and empties the backlog", async () => {
    isBusy = true;
    const made = [];
    for (let n = 0; n < 20; n++) made.push(await analyse());
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await indexed()).toEqual([]);
    expect(await backlog()).toBe(20);
    isBusy = false;
    await indexer.idle();
    expect(await indexed()).toEqual(made.sort());
    expect(await backlog()).toBe(0);
  });

  it("a search finds what was analysed a moment ago, also on another server", async () => {
    isBusy = true;
    const other = createSearchIndexer({ db: connection().db, log, isBusy: () => true });
    const made = [await analyse(), await analyse(historyListing(other))];
    expect(await found()).toEqual(made.reverse());
  });

  it("leaves out an entry deleted in the meantime, and keeps the row of a changed one", async () => {
    const { db } = connection();
    isBusy = true;
    const [deleted, starred] = [await analyse(), await analyse()];
    await db.delete(historyEntries).where(eq(historyEntries.analysisId, deleted));
    await labelEntry(db, userId, { id: starred, isFavourite: true });
    const read = () => db.select().from(historyTexts).where(eq(historyTexts.userId, userId));
    const before = await read();
    while ((await indexSome(db, 1)) > 0);
    expect(await read()).toEqual(before);
    expect(before.map(({ analysisId }) => analysisId)).toEqual([starred]);
    expect(await backlog()).toBe(0);
  });

  it("indexes what a killed process had not", async () => {
    const { part } = historyListing(indexer);
    const lost = [await analyse({ part, after: () => undefined }), await analyse({ part, after: () => undefined })];
    indexer.wake();
    await indexer.idle();
    expect(await indexed()).toEqual(lost.sort());
  });
});
