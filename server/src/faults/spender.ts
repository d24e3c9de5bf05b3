import { randomUUID } from "node:crypto";
import { AnalyseRequest } from "@geulgyeol/contract";
import { openEmbedded, openPostgres } from "../db/connection.ts";
import { setMailboxSecret } from "../modules/accounts/index.ts";
import { analyseText } from "../modules/analysis/index.ts";
import { giftCredits } from "../modules/credits/index.ts";
import { putEntry } from "../modules/history/index.ts";
import { koreanText } from "../testing/korean-text.ts";
import { scriptedAnalyse } from "../testing/scripted-analyse.ts";
import { scriptedDetector } from "../testing/scripted-detector.ts";
import { readBooks } from "./read-books.ts";

/**
 * A process that its parent kills: it opens the database (a folder, or an address of PostgreSQL), tells what stands in the
 * books of one user, then spends that user's credits on analyses, several at once, and tells each that was answered.
 */
const [place = "", userId = ""] = process.argv.slice(2);
const AT_ONCE = 4;

setMailboxSecret("a secret for tests, longer than 32 bytes");
const connection = await (place.startsWith("postgres") ? openPostgres(place) : openEmbedded(place));
const { db } = connection;
console.log(JSON.stringify(await readBooks(db, userId)));
await giftCredits({ db, now: new Date() }, userId, 1_000);
const { analyse } = scriptedAnalyse();
const parts = { db, analyse, versions: scriptedDetector, keep: putEntry, now: () => new Date() };
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
