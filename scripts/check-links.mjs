import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, workspaces } from "./paths.mjs";

/** Folders whose files pages name in backticks. */
const ROOMS = [...workspaces(), "docs", "deploy", "scripts"];
/** Records of the past, which may name files that no longer exist. */
const HISTORICAL_PAGES = /^(docs\/decisions\/archive\/|evaluation\/notes\/|CHANGELOG\.md$)/;
const COVERAGE = "docs/specification-coverage.md";
const RECORD = /^docs\/decisions\/\d{3}-[\w-]+\.md$/;

const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
const files = listed.split("\n").filter((file) => existsSync(join(root, file)));
/** What a fresh clone has; not what a build makes. */
const kept = new Set(files.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"))));

/** Rejects, naming each, when a page links to what is not there or a living decision record is not in the index. */
export async function checkLinks() {
  if (faultsOf("README.md", "[a](no-such.md) `scripts/no-such.mjs` [b](README.md#no-such)").length !== 3)
    throw new Error("The search for dead links no longer finds them.");
  const pages = files.filter((file) => file.endsWith(".md"));
  const faults = pages.flatMap((page) => faultsOf(page, textOf(page)));
  const index = textOf("docs/decisions/README.md");
  for (const page of pages) {
    const name = page.slice("docs/decisions/".length);
    if (RECORD.test(page) && !index.includes(`(${name})`))
      faults.push(`docs/decisions/README.md does not list ${name}`);
  }
  for (const source of files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))) {
    for (const [name] of textOf(source).matchAll(/\bdocs\/[\w/-]+\.md\b/g)) {
      if (!existsSync(join(root, name))) faults.push(`${source} names ${name}`);
    }
  }
  faults.push(...untested(files, pages));
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

/** Names of test files on the pages that no file has, and titles of tests in the coverage of the specification that no test has. */
function untested(files, pages) {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const faults = [];
  for (const page of pages.filter((file) => !HISTORICAL_PAGES.test(file))) {
    for (const [, name] of textOf(page).matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)) {
      if (!tests.some((file) => `/${file}`.endsWith(`/${name}`))) faults.push(`${page} names ${name}`);
    }
  }
  const said = tests.map(textOf).join("\n").replaceAll('\\"', '"');
  for (const [, title] of textOf(COVERAGE).matchAll(/"([^"\n]{6,})"/g)) {
    // "…" stands for what is left out of a title, "%s" for what a table of cases puts in.
    const parts = title.split(/…|%s/).map((part) => part.trim());
    if (!parts.every((part) => said.includes(part))) faults.push(`${COVERAGE} names the test "${title}"`);
  }
  return faults;
}

function textOf(file) {
  return readFileSync(join(root, file), "utf8");
}

/** Links of a page that lead nowhere: to a missing file or heading, and names of files in backticks. */
function faultsOf(page, text) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, "");
  const faults = [];
  for (const [, target] of prose.matchAll(/\]\(([^()\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target) || target.startsWith("/")) continue;
    const [path, heading] = target.split("#");
    const file = path === "" ? page : join(dirname(page), decodeURIComponent(path));
    if (!existsSync(join(root, file))) faults.push(`${page} links to ${target}`);
    else if (heading && !headingsOf(file).includes(heading))
      faults.push(`${page} links to ${target}, which has no such heading`);
  }
  if (HISTORICAL_PAGES.test(page)) return faults;
  const named = new RegExp(`\`((?:${ROOMS.join("|")})/[\\w./-]+)\``, "g");
  for (const [, path] of prose.matchAll(named)) {
    // A name in capitals stands for one that the reader chooses.
    if (!/\/[A-Z]+(\/|$)/.test(path) && !kept.has(path.replace(/\/$/, ""))) faults.push(`${page} names ${path}`);
  }
  return faults;
}

/** The headings of a page as addresses, as GitHub makes them. */
function headingsOf(file) {
  return [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-"),
  );
}
