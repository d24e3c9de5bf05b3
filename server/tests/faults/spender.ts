import { randomUUID } from "node:crypto";
import { AnalyseRequest } from "@geulgyeol/contract";
import { openEmbedded, openPostgres } from "../../src/db/connection.ts";
import { createLogger } from "../../src/http/request-log.ts";
import { setMailboxSecret } from "../../src/modules/accounts/index.ts";
import { analyseText, prepareStoring } from "../../src/modules/analysis/index.ts";
import { giftCredits } from "../../src/modules/credits/index.ts";
import { createSearchIndexer, historyListing } from "../../src/modules/history/index.ts";
import { koreanText } from "../../src/testing/korean-text.ts";
import { scriptedAnalyse } from "../../src/testing/scripted-analyse.ts";
import { scriptedDetector } from "../../src/testing/scripted-detector.ts";
import { readAccountTotals } from "./read-account-totals.ts";

/**
 * A process that its parent kills. It opens the database (a folder, or a PostgreSQL address) and reports one user's
 * totals. Then it spends credits on analyses, several at once, and reports each result.
 */
const [place = "", userId = ""] = process.argv.slice(2);
const AT_ONCE = 4;

setMailboxSecret("a secret for tests, longer than 32 bytes");
const connection = await (place.startsWith("postgres") ? openPostgres(place) : openEmbedded(place));
const { db } = connection;
console.log(JSON.stringify(await readAccountTotals(db, userId)));
await giftCredits({ db, now: new Date() }, userId, 1_000);
const { analyse } = scriptedAnalyse();
const storing = prepareStoring(
  historyListing(createSearchIndexer({ db, log: createLogger("silent"), isBusy: () => false })),
);
const parts = { db, analyse, versions: scriptedDetector, storing, now: () => new Date() };
await Promise.all(Array.from({ length: AT_ONCE }, spendForEver));

async function spendForEver(): Promise<never> {
  for (;;) {
    const request = AnalyseRequest.parse({ text: koreanText(Math.floor(Math.random() * 2 ** 31)) });
    const input = { userId, kind: "basic" as const, request, requestKey: randomUUID() };
    const { analysisId, credits } = await analyseText(parts, input);
    if (credits.charged !== 1) throw new Error(`charged ${credits.charged}`);
    console.log(analysisId);
  }
}
