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

const FIREFOX = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
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
  install("Chromium and Korean fonts", [name, "fonts-noto-cjk"]);
  const installed = find(candidates);
  if (!installed) {
    console.error(
      `No Chromium was found for the browser journeys. Install it (Debian: sudo apt-get install ${name} fonts-noto-cjk) ` +
        "or set CHROME_PATH to its program, then run npm test again.",
    );
  }
  return installed;
}

/**
 * Path of a Firefox, for the journey of the extension. Installs Debian's when root; otherwise says that the journey is left out
 * and returns null.
 */
export function ensureFirefox() {
  const found = find(FIREFOX);
  if (found) return found;
  install("Firefox", ["firefox-esr"]);
  const installed = find(FIREFOX);
  if (!installed)
    console.log(
      "No Firefox was found: the extension is not tried in it. Install it, or set FIREFOX_PATH to its program.",
    );
  return installed;
}

/** Installs packages of Debian where that is possible. */
function install(what, names) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${what} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...args) => spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env });
  run("update", "-qq");
  run("install", "-y", "-qq", "--no-install-recommends", ...names);
}

function hasKoreanFont() {
  const result = spawnSync("fc-list", [":lang=ko"], { encoding: "utf8" });
  return result.error !== undefined || result.stdout.trim() !== "";
}
