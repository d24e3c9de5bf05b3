import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { analyse } from "scslre";
import ts from "typescript";
import { BOUNDED_PATTERNS } from "./bounded-patterns.mjs";
import { root } from "./paths.mjs";

const ROOMS = [
  "engine",
  "documents",
  "rewriting",
  "contract",
  "records",
  "similarity",
  "wording",
  "server",
  "cli",
  "web",
];
/** Tests and benchmarks read nothing of strangers. */
const TESTS = /\.test\.tsx?$|[/\\]testing[/\\]|[/\\]bench[\w-]*\.tsx?$/;
/** Expressions that must be found: a search that finds nothing is broken. */
const KNOWN_SLOW = [/\S+@\S+/g, /\s+$/, /([가-힣]+)것(?= 같)/g, /(a+)+$/];

/** Rejects, naming each, when a regular expression of the sources may take more than linear time. */
export async function checkPatterns() {
  for (const pattern of KNOWN_SLOW) {
    if (!isSlow(pattern)) throw new Error(`The search for slow expressions no longer finds ${pattern}.`);
  }
  const listed = new Set(BOUNDED_PATTERNS.map(([file, pattern]) => `${file} ${pattern}`));
  const met = new Set();
  const slow = [];
  for (const file of ROOMS.flatMap((room) => sourcesIn(join(root, room, "src")))) {
    const name = relative(root, file).replaceAll("\\", "/");
    for (const { line, pattern } of patternsOf(file)) {
      if (!isSlow(pattern)) continue;
      const entry = `${name} ${pattern}`;
      if (listed.has(entry)) met.add(entry);
      else slow.push(`${name}:${line} ${pattern}`);
    }
  }
  const stale = [...listed].filter((entry) => !met.has(entry));
  if (slow.length > 0) throw new Error(`These may take more than linear time:\n${slow.join("\n")}`);
  if (stale.length > 0) throw new Error(`Listed in bounded-patterns.mjs without need:\n${stale.join("\n")}`);
}

function isSlow(pattern) {
  return analyse(pattern, {}).reports.length > 0;
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !TESTS.test(file));
}

/** The literals of a file, and what is given to `RegExp` as a string or template of constants of the same file. */
function patternsOf(file) {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    const pattern = patternOf(node);
    if (pattern !== null) {
      found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, pattern });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function patternOf(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf("/");
    return new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
  }
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || node.expression.getText() !== "RegExp") return null;
  const [body, flags] = node.arguments ?? [];
  const [text, letters] = [body && constantText(body), flags ? constantText(flags) : ""];
  return text && letters !== null ? new RegExp(text, letters) : null;
}

function constantText(node) {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  if (ts.isIdentifier(node)) return constantNamed(node);
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => [constantText(expression), literal.text]);
    return parts.some(([value]) => value === null) ? null : node.head.text + parts.flat().join("");
  }
  const isRaw = ts.isTaggedTemplateExpression(node) && node.tag.getText() === "String.raw";
  return isRaw && ts.isNoSubstitutionTemplateLiteral(node.template) ? node.template.rawText : null;
}

/** The value of a `const` at the top of the same file. */
function constantNamed(identifier) {
  const declared = identifier
    .getSourceFile()
    .statements.filter((one) => ts.isVariableStatement(one) && (one.declarationList.flags & ts.NodeFlags.Const) !== 0)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === identifier.text);
  return declared?.initializer === undefined ? null : constantText(declared.initializer);
}
