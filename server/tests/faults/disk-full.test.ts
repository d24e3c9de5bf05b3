import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { type DatabaseConnection, openEmbedded } from "../../src/db/connection.ts";
import { copyEmbeddedTemplate } from "../../src/db/embedded-template.ts";
import { koreanText } from "../../src/testing/korean-text.ts";
import { expectRefusal, openTestApp } from "../../src/testing/test-app.ts";

const disk = mkdtempSync(join(tmpdir(), "geulgyeol-disk-"));
/** A small disk in memory; only root may make one, and not in every container. */
const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=96m", "tmpfs", disk]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync("umount", [disk]);
  rmSync(disk, { recursive: true, force: true });
});

const ENOUGH = 400;

it.skipIf(!isMounted)(
  "refuses writes on a full disk, charges nothing, and recovers without loss",
  async () => {
    const folder = join(disk, "database");
    await copyEmbeddedTemplate(folder);
    const connection = await openEmbedded(folder);
    const test = await openTestApp(connection);
    const cookie = await test.newSession();
    await connection.db.execute(sql`create table filler (content text)`);
    const { bavail, bsize } = statfsSync(disk);
    const filler = join(disk, "filler");
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 64 * 1024));
    let rows = 0;
    await expect(
      (async () => {
        for (; rows < ENOUGH; rows++) await connection.db.execute(sql`insert into filler values (${noise(rows)})`);
      })(),
    ).rejects.toThrow();

    const refused = await test.post("/api/analyze", { text: koreanText(1, 9_000) }, { cookie });
    expectRefusal(refused, "STORAGE_FULL");

    rmSync(filler);
    expect((await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining).toBe(3);
    const again = await test.post("/api/analyze", { text: koreanText(1, 9_000) }, { cookie });
    expect(again.json()).toMatchObject({ success: true, data: { credits: { charged: 1, remaining: 2 } } });
    await test.app.close();
    await connection.close();

    const reopened = await openEmbedded(folder);
    expect(await count(reopened, "filler")).toBe(rows);
    expect(await count(reopened, "analyses")).toBe(1);
    await reopened.close();
  },
  120_000,
);

/** Text that does not compress. */
const noise = (seed: number) => koreanText(seed, 20_000);

async function count({ db }: DatabaseConnection, table: "filler" | "analyses"): Promise<number> {
  const { rows } = (await db.execute(sql`select count(*) as value from ${sql.identifier(table)}`)) as unknown as {
    rows: { value: number }[];
  };
  return Number(rows[0]?.value);
}
