import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { bundledProcess } from "../testing/bundled-process.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { DataFolderInUse, lockDataFolder } from "./data-folder-lock.ts";

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = join(temporaryFolder(), "a-long-name-".repeat(12), "data");
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
});

/** Starts a process that takes the folder and keeps it; resolves with what it says: `locked`, or the refusal. */
async function otherProcess(): Promise<{ said: string; child: ChildProcess }> {
  const entry = bundledProcess("lock-holder");
  const child = spawn(process.execPath, [...entry.execArgv, entry.file, folder]);
  children.push(child);
  const said = await new Promise<string>((resolve) => {
    child.stdout.once("data", (data: Buffer) => resolve(data.toString().trim()));
  });
  return { said, child };
}

it("lockDataFolder refuses a second holder with instructions", async () => {
  expect((await otherProcess()).said).toBe("locked");
  expect((await otherProcess()).said).toContain("in use by another Geulgyeol server. Stop it, or set DATA_DIR");
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
});

it("frees the folder when the holding process is killed", async () => {
  const { child } = await otherProcess();
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  const lock = await lockDataFolder(folder);
  expect((await otherProcess()).said).toContain("in use");
  await lock.release();
  expect((await otherProcess()).said).toBe("locked");
});

it("grants exactly one of eight concurrent locks after a kill", async () => {
  const { child } = await otherProcess();
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
  const held = all.filter((one) => one.status === "fulfilled");
  expect(held).toHaveLength(1);
  for (const one of held) await one.value.release();
});

it("recognises the same folder under another path", async () => {
  const lock = await lockDataFolder(folder);
  await expect(lockDataFolder(join(folder, "..", "data"))).rejects.toThrow(DataFolderInUse);
  await lock.release();
});
