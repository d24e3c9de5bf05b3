import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { insertUser } from "../testing/test-database.ts";
import { openEmbedded } from "./connection.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { ensureEmbedded } from "./ensure-embedded.ts";

const root = temporaryFolder();
const prepared = join(root, "prepared");
beforeAll(() => copyEmbeddedTemplate(prepared));

it("a first start copies the prepared database, also after a copy that was broken off, and changes nothing in it", async () => {
  const dataFolder = join(root, "first");
  mkdirSync(join(dataFolder, "database.unfinished", "base"), { recursive: true });
  writeFileSync(join(dataFolder, "database.unfinished", "half"), "");
  const folder = await ensureEmbedded(dataFolder, prepared);
  expect(readdirSync(dataFolder)).toEqual(["database"]);
  expect(readdirSync(folder).sort()).toEqual(readdirSync(prepared).sort());
  const connection = await openEmbedded(folder);
  await connection.migrate();
  await insertUser(connection.db);
  await connection.close();

  const second = await openEmbedded(await ensureEmbedded(join(root, "second"), prepared));
  expect((await second.executeSql("select count(*)::int as n from users", [])).rows).toEqual([{ n: 0 }]);
  await second.close();

  // A database that is there is never replaced.
  const again = await openEmbedded(await ensureEmbedded(dataFolder, prepared));
  expect((await again.executeSql("select count(*)::int as n from users", [])).rows).toEqual([{ n: 1 }]);
  await again.close();
});
