import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { koreanText } from "../../testing/korean-text.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { forgetAnalyses } from "./delete-entries.ts";

onEachDatabase("deleting results while their search data are written", (connection) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(connection());
  });
  afterAll(() => test?.app.close());

  it("waits for the indexer instead of ending as a deadlock", async () => {
    const { db } = connection();
    const cookie = await test.newSession();
    const { id: userId } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
    const answer = await test.post("/api/analyze", { text: koreanText(71_000) }, { cookie });
    const { analysisId } = answer.json().data;
    await db.execute(
      sql`insert into history_backlog (analysis_id, user_id) values (${analysisId}, ${userId}) on conflict do nothing`,
    );
    let forgetting: Promise<void> = Promise.resolve();
    // As `index-analyses.ts` does it: the entry first.
    await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from history_entries where analysis_id = ${analysisId} for key share`);
      forgetting = db.transaction((other) => forgetAnalyses(other, userId, [analysisId]));
      forgetting.catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute(sql`delete from history_backlog where analysis_id = ${analysisId}`);
    });
    await expect(forgetting).resolves.toBeUndefined();
  });
});
