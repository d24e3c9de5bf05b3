import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { lockDataFolder } from "../db/data-folder-lock.ts";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { bundledProcess } from "../testing/bundled-process.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** The command as a process of its own: exit status and output. */
async function admin(dataFolder: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataFolder, LOG_LEVEL: "error" };
  const args = [bundledProcess("admin").file, ...words];
  return promisify(execFile)(process.execPath, args, { env, timeout: 120_000 }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

it("runs on the embedded database and refuses while a server holds it", async () => {
  const folder = temporaryFolder();
  await copyEmbeddedTemplate(join(folder, "database"));
  expect(await admin(folder, "user", "find", "nobody")).toMatchObject({ code: 0, stdout: "Nobody was found.\n" });
  const server = await lockDataFolder(folder);
  const refused = await admin(folder, "user", "find", "nobody");
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("Stop the server, run this command again");
  await server.release();
}, 300_000);

it("dumps and restores the embedded database and rejects other files", async () => {
  const folder = temporaryFolder();
  await copyEmbeddedTemplate(join(folder, "database"));
  const file = join(folder, "all.tar.gz");
  expect(await admin(folder, "backup", "make", file)).toMatchObject({ code: 0, stdout: `Written: ${file}\n` });
  const restored = await admin(folder, "backup", "restore", file);
  expect(restored.stdout).toContain("The database before it is kept in");
  const notDump = import.meta.filename;
  const wrong = await admin(folder, "backup", "restore", notDump);
  expect(wrong).toMatchObject({ code: 1, stderr: `${notDump} holds no database of Geulgyeol.\n` });
  expect(await admin(folder, "user", "find", "nobody")).toMatchObject({ code: 0 });
}, 300_000);

it("fails in a folder without a database", async () => {
  const refused = await admin(temporaryFolder(), "user", "find", "nobody");
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("There is no database in");
}, 150_000);

it("prints help and names an unknown command", async () => {
  const folder = temporaryFolder();
  const help = await admin(folder, "--help");
  expect(help).toMatchObject({ code: 0, stderr: "" });
  expect(help.stdout).toContain("stop the server first");
  const wrong = await admin(folder, "user", "forget", "x");
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('There is no command "user forget".');
}, 300_000);
