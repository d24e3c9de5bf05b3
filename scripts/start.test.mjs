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

/** Replaces the real start script: prints when ready, and writes a file once a signal has closed it. */
const SERVER = `
  import { writeFileSync } from "node:fs";
  const close = () => setTimeout(() => {
    writeFileSync("closed", "");
    process.exit(0);
  }, 300);
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, close);
  setTimeout(() => process.exit(1), 50_000);
  console.log("ready");`;

it.each(["SIGTERM", "SIGINT"])("%s to `npm start` stops the server, and npm waits for its exit", async (signal) => {
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
