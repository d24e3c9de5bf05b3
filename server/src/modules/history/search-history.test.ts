import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { runSize } from "../../../../scripts/testing/run-size.ts";
import { createLogger } from "../../http/request-log.ts";
import { koreanText } from "../../testing/korean-text.ts";
import { scriptedAnalyse } from "../../testing/scripted-analyse.ts";
import { scriptedDetector } from "../../testing/scripted-detector.ts";
import { insertUser, onEachDatabase } from "../../testing/test-database.ts";
import { analyseText } from "../analysis/analyse-text.ts";
import { prepareStoring } from "../analysis/index.ts";
import { giftCredits } from "../credits/index.ts";
import { createSearchIndexer, historyListing } from "./index.ts";
import type { CursorPosition } from "./rules.ts";
import { searchHistory } from "./search-history.ts";
import { foldText } from "./search-keys.ts";

const START = new Date("2025-01-15T03:00:00Z").getTime();
const DAY_MS = 24 * 60 * 60 * 1000;
const ANALYSES = 60;

onEachDatabase("searchHistory", (connection) => {
  const stored: { id: string; folded: string }[] = [];
  let userId: string;
  beforeAll(async () => {
    const { db } = connection();
    userId = await insertUser(db);
    await giftCredits({ db, now: new Date(START) }, userId, 2 * ANALYSES);
    const indexer = createSearchIndexer({ db, log: createLogger("silent"), isBusy: () => true });
    const storing = prepareStoring(historyListing(indexer));
    for (let n = 0; n < ANALYSES; n++) {
      const now = new Date(START + n * 7 * DAY_MS);
      // Few distinct syllables, so that many texts share bigrams without containing the query.
      const text = koreanText(n, 60).replace(
        /[가-힣]/g,
        (syllable) => "가나다라마"[syllable.charCodeAt(0) % 5] ?? "가",
      );
      const parts = {
        db,
        analyse: scriptedAnalyse().analyse,
        versions: scriptedDetector,
        storing,
        now: () => now,
      };
      const request = { text, trigger: "manual", source: { kind: "paste" } } as const;
      const { analysisId } = await analyseText(parts, { userId, kind: "basic", request });
      stored.unshift({ id: analysisId, folded: foldText(text) });
    }
  });

  it("matches a full scan of the texts, in the same order, across pages", async () => {
    const scope = { userId, verdict: undefined, kind: undefined, isFavourite: false, start: null, end: null, from: 0 };
    const query = fc.string({ unit: fc.constantFrom(..."가나다라마."), minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(query, fc.integer({ min: 1, max: 20 }), async (folded, limit) => {
        const expected = stored.filter((one) => one.folded.includes(folded)).map(({ id }) => id);
        const found: string[] = [];
        for (let before: CursorPosition | null = null; ; ) {
          const page: Awaited<ReturnType<typeof searchHistory>> = await searchHistory(connection().db, scope, {
            folded,
            before,
            limit,
          });
          found.push(...page.map(({ row }) => row.analysisId));
          if (page.length < limit) break;
          before = page.at(-1)?.row ?? null;
        }
        expect(found).toEqual(expected);
      }),
      { numRuns: runSize({ short: 15, all: 40 }) },
    );
  });
});
