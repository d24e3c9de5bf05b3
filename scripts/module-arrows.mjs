// The arrows between the server's modules, as each module's `uses` has them: `{ module: { used: reason } }`. The sources are
// parsed, not run. As a program it writes them into ARCHITECTURE.md.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./paths.mjs";

const FOLDER = join(root, "server/src/modules");
const TABLE = /(<!-- module-arrows:begin -->\n)[\s\S]*(\n<!-- module-arrows:end -->)/;

export function moduleArrows() {
  const names = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(names.map(({ name }) => [name, usesOf(join(FOLDER, name, "index.ts"))]));
}

/** The text of the module's `uses`, which holds nothing but names and reasons. */
function usesOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  let uses;
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === "uses") uses = node.initializer;
    else ts.forEachChild(node, visit);
  };
  visit(source);
  if (uses === undefined) throw new Error(`${file} does not say which modules it uses.`);
  return Object.fromEntries(uses.properties.map(({ name, initializer }) => [name.text, initializer.text]));
}

/** The table of ARCHITECTURE.md: modules that use nothing come first. */
export function arrowTable(arrows = moduleArrows()) {
  const rows = Object.entries(arrows).map(([name, uses]) => [name, Object.keys(uses).sort()]);
  rows.sort(([a, x], [b, y]) => x.length - y.length || a.localeCompare(b));
  return ["| module | uses |", "|---|---|", ...rows.map(([name, uses]) => `| ${name} | ${uses.join(", ") || "–"} |`)];
}

if (process.argv[1] === import.meta.filename) {
  const page = join(root, "ARCHITECTURE.md");
  const text = readFileSync(page, "utf8");
  writeFileSync(
    page,
    text.replace(TABLE, (_, begin, end) => `${begin}${arrowTable().join("\n")}${end}`),
  );
}
