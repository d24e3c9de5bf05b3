import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const CANDIDATES = [
  process.env.CHROME_PATH,
  // Needs less processor time than the whole browser: it has no window to draw.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Without a window no extension runs. */
const WHOLE = CANDIDATES.filter((path) => !path?.includes("headless-shell"));

function find(candidates) {
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/**
 * Path of a Chromium; `runsExtensions`: of a whole one. Installs Debian's when root; otherwise says what to do and returns
 * null.
 */
export function ensureBrowser({ runsExtensions = false } = {}) {
  const candidates = runsExtensions ? WHOLE : CANDIDATES;
  const name = runsExtensions ? "chromium" : "chromium-headless-shell";
  const found = find(candidates);
  if (found && hasKoreanFont()) return found;
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall) {
    console.log("Installing Chromium and Korean fonts …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const run = (...args) => spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env });
    run("update", "-qq");
    run("install", "-y", "-qq", "--no-install-recommends", name, "fonts-noto-cjk");
  }
  const installed = find(candidates);
  if (!installed) {
    console.error(
      `No Chromium was found for the browser journeys. Install it (Debian: sudo apt-get install ${name} fonts-noto-cjk) ` +
        "or set CHROME_PATH to its program, then run npm test again.",
    );
  }
  return installed;
}

function hasKoreanFont() {
  const result = spawnSync("fc-list", [":lang=ko"], { encoding: "utf8" });
  return result.error !== undefined || result.stdout.trim() !== "";
}
