import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createLogger } from "../../http/request-log.ts";
import { startJobs } from "../../jobs/start-jobs.ts";
import { users } from "../../modules/accounts/tables.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { insertUser, openEmbeddedCopy } from "../../testing/test-database.ts";
import { openEmbedded } from "../connection.ts";
import { nightlyDump } from "./nightly-dump.ts";
import { NotADump, restoreDump } from "./restore-dump.ts";
import { DUMPS_KEPT, storeDump } from "./store-dump.ts";

const noon = (day: number) => new Date(Date.UTC(2026, 2, day, 12));

it("restoreDump restores a dump taken under writes and keeps the replaced database", async () => {
  const dataFolder = temporaryFolder();
  const server = await openEmbeddedCopy();
  const before = await insertUser(server.db);
  // Others write while the dump is made.
  const writing = Array.from({ length: 20 }, () => insertUser(server.db));
  const file = await storeDump(server, { folder: join(dataFolder, "backups"), now: noon(1) });
  await Promise.all(writing);
  await server.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);

  mkdirSync(join(dataFolder, "database"));
  writeFileSync(join(dataFolder, "database", "mark"), "the one before");
  const replaced = await restoreDump(file, { dataFolder, now: noon(2) });
  expect(readFileSync(join(replaced ?? "", "mark"), "utf8")).toBe("the one before");
  const restored = await openEmbedded(join(dataFolder, "database"));
  await restored.migrate();
  expect((await restored.db.select({ id: users.id }).from(users)).map(({ id }) => id)).toContain(before);
  await insertUser(restored.db);
  await restored.close();
}, 120_000);

it("nightlyDump schedules a restorable dump, for the embedded database only", async () => {
  const dataFolder = temporaryFolder();
  const server = await openEmbeddedCopy();
  const userId = await insertUser(server.db);
  const jobs = nightlyDump(server, { dataFolder, now: () => noon(1) });
  const running = await startJobs(server, jobs, { log: createLogger("warn") });
  const { rows } = await server.executeSql("select name, cron, timezone from pgboss.schedule");
  // 4:10 in Seoul, which has no summer time.
  expect(rows).toEqual([{ name: "backup", cron: "10 19 * * *", timezone: "UTC" }]);
  await jobs[0]?.work();
  await running.stop();
  await server.close();
  const [name = ""] = readdirSync(join(dataFolder, "backups"));
  await restoreDump(join(dataFolder, "backups", name), { dataFolder, now: noon(2) });
  const restored = await openEmbedded(join(dataFolder, "database"));
  expect((await restored.db.select({ id: users.id }).from(users)).map(({ id }) => id)).toContain(userId);
  await restored.close();
  expect(nightlyDump({}, { dataFolder, now: () => noon(1) })).toEqual([]);
}, 120_000);

it("restoreDump rejects a file that is no dump and changes nothing", async () => {
  const dataFolder = temporaryFolder();
  mkdirSync(join(dataFolder, "database"));
  const wrong = join(dataFolder, "letter.tar.gz");
  writeFileSync(wrong, "Dear operator");
  await expect(restoreDump(wrong, { dataFolder, now: noon(1) })).rejects.toBeInstanceOf(NotADump);
  await expect(restoreDump(join(dataFolder, "none"), { dataFolder, now: noon(1) })).rejects.toBeInstanceOf(NotADump);
  expect(readdirSync(dataFolder).sort()).toEqual(["database", "letter.tar.gz"]);
}, 60_000);

it("storeDump keeps the newest dumps and unrelated files", async () => {
  const folder = temporaryFolder();
  const dump = async () => new Blob(["archive"]);
  writeFileSync(join(folder, "notes.txt"), "of the operator");
  for (let day = 1; day <= DUMPS_KEPT + 3; day++) await storeDump({ dump }, { folder, now: noon(day) });
  const names = readdirSync(folder).sort();
  expect(names).toHaveLength(DUMPS_KEPT + 1);
  expect(names[0]).toBe("geulgyeol-20260304T120000Z.tar.gz");
  expect(names.at(-1)).toBe("notes.txt");
});

it("storeDump removes a failed dump and keeps older ones", async () => {
  const folder = temporaryFolder();
  const older = await storeDump({ dump: async () => new Blob(["archive"]) }, { folder, now: noon(1) });
  const broken = async () => {
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(10));
        controller.error(Object.assign(new Error("no space left"), { code: "ENOSPC" }));
      },
    });
    return { stream: () => stream } as unknown as Blob;
  };
  await expect(storeDump({ dump: broken }, { folder, now: noon(2) })).rejects.toThrow("no space left");
  expect(readdirSync(folder)).toEqual([older.slice(folder.length + 1)]);
  expect(existsSync(older)).toBe(true);
});
