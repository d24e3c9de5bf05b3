import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../..");
const theme = readFileSync(join(import.meta.dirname, "theme.css"), "utf8");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes(".test."))
  .map((name) => ({ name, text: readFileSync(join(SOURCES, name), "utf8") }));

/** Tailwind utilities generated from a theme variable, by the prefix of its name. */
const UTILITIES: Readonly<Record<string, string>> = {
  color: "(?:bg|text|border|border-[trblxy]|outline|ring|inset-ring|accent|fill|stroke|decoration|placeholder|caret)",
  text: "text",
  "font-weight": "font",
  leading: "leading",
  tracking: "tracking",
  radius: "rounded(?:-[trbl]{1,2})?",
  shadow: "shadow",
};
const kinds = Object.keys(UTILITIES).join("|");
const tokens = [...theme.matchAll(/^ +--([a-z][a-z0-9-]*): /gm)].map(([, name = ""]) => name);

function isUsed(token: string): boolean {
  const [base = token] = token.split(/(?<=.)--/);
  if (base.startsWith("default-")) return true;
  const variable = new RegExp(`\\(--${base}[),]`);
  const [, kind = "", value] = new RegExp(`^(${kinds})-(.+)$`).exec(base) ?? [];
  const utility = kind === "" ? null : new RegExp(`(?<![\\w-])${UTILITIES[kind]}-${value}(?![\\w-])`);
  return files.some(({ name, text }) => variable.test(text) || (!name.endsWith(".css") && utility?.test(text)));
}

describe("the theme", () => {
  test("no file uses arbitrary text sizes, weights, leading or tracking", () => {
    const loose = /(?<![\w-])(?:text-\[(?:length:)?[\d.]|(?:font|leading|tracking)-\[)[^\]]*\]?/g;
    const found = files.flatMap(({ name, text }) => [...text.matchAll(loose)].map(([match]) => `${name}: ${match}`));
    expect(found).toEqual([]);
  });

  test("style sheets take sizes and weights from the scale", () => {
    const loose = /(?:font-size|font-weight|line-height|letter-spacing): *[\d.-][^;]*/g;
    const found = files
      .filter(({ name }) => name.endsWith(".css"))
      .flatMap(({ name, text }) => [...text.matchAll(loose)].map(([match]) => `${name}: ${match}`));
    expect(found.filter((line) => !line.includes("theme.css"))).toEqual([]);
  });

  test("no file uses text classes of Tailwind's default scale", () => {
    const foreign =
      /(?<![\w-])(?:text-(?:xs|sm|lg|\d?xl)|font-(?:thin|light|extrabold|black)|leading-(?:snug))(?![\w-])/g;
    const found = files.flatMap(({ name, text }) => [...text.matchAll(foreign)].map(([match]) => `${name}: ${match}`));
    expect(found).toEqual([]);
  });

  test("every variable that is read is declared", () => {
    const declared = new Set(
      files.flatMap(({ text }) => [...text.matchAll(/--([a-z][\w-]*)"?:/g)].map(([, name]) => name)),
    );
    const read = files.flatMap(({ name, text }) =>
      [...text.matchAll(/\(--([a-z][a-z0-9-]*)(?=[),])/g)].map(([, variable = ""]) => ({ name, variable })),
    );
    const missing = read.filter(({ variable }) => !/^(tw|radix)-/.test(variable) && !declared.has(variable));
    expect(missing).toEqual([]);
  });

  test("every token is used", () => {
    expect(tokens.length).toBeGreaterThan(100);
    expect([...new Set(tokens)].filter((token) => !isUsed(token))).toEqual([]);
  });
});
