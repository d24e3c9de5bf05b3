import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { root } from "./paths.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "geulgyeol-start-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** In the place of the real start: says when it is ready and, a moment after a signal, that it has closed everything. */
const SERVER = `
  import { writeFileSync } from "node:fs";
  const close = () => setTimeout(() => {
    writeFileSync("closed", "");
    process.exit(0);
  }, 300);
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, close);
  setTimeout(() => process.exit(1), 50_000);
  console.log("ready");`;

it.each(["SIGTERM", "SIGINT"])("%s to `npm start` alone ends the server, and npm waits for it", async (signal) => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  mkdirSync(join(folder, "scripts"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { start: scripts.start } }));
  writeFileSync(join(folder, "scripts/start.mjs"), SERVER);
  const npm = spawn("npm", ["start"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  let said = "";
  npm.stdout.on("data", (data) => (said += data));
  await vi.waitFor(() => expect(said).toContain("ready"), { timeout: 30_000 });
  npm.kill(signal);
  expect(await once(npm, "exit")).toEqual([0, null]);
  expect(existsSync(join(folder, "closed"))).toBe(true);
});
