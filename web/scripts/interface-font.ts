import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** Lightest and boldest weight that the interface uses. */
const WEIGHTS = { min: 400, max: 700, default: 400 };
const FAMILY = "Pretendard Interface";

/** Every printable character in the sources' own texts, and printable ASCII; without comments and tests. */
export function interfaceCharacters(sources: readonly string[]): string {
  const characters = new Set<string>();
  for (let code = 0x20; code < 0x7f; code++) characters.add(String.fromCharCode(code));
  for (const source of sources) {
    for (const character of source.replace(/^\s*(\/\/|\/?\*).*$/gm, ""))
      if (character >= " ") characters.add(character);
  }
  return [...characters].sort().join("");
}

/** Value of the `unicode-range` descriptor for a set of characters, neighbours joined. */
export function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: string[] = [];
  let position = 0;
  while (position < codes.length) {
    let last = position;
    while (codes[last + 1] === (codes[last] ?? 0) + 1) last++;
    const [from, to] = [codes[position] ?? 0, codes[last] ?? 0].map((code) => code.toString(16));
    ranges.push(from === to ? `U+${from}` : `U+${from}-${to}`);
    position = last + 1;
  }
  return ranges.join(",");
}

function readSources(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );
}

/**
 * Creates one small font of the interface's characters, 95 kB instead of 370, and its style sheet, in `.cache`. Other
 * characters in users' texts come from the dynamic subsets.
 */
async function makeInterfaceFont(root: string): Promise<void> {
  const font = createRequire(import.meta.url).resolve("pretendard/dist/public/variable/PretendardVariable.ttf");
  const rooms = ["src", "../contract/src", "../wording/src"].map((room) => join(root, room));
  const characters = interfaceCharacters(readSources(rooms));
  const css = `@font-face{font-family:"${FAMILY}";font-style:normal;font-display:swap;font-weight:${WEIGHTS.min} ${WEIGHTS.max};src:url("./interface-font.woff2") format("woff2");unicode-range:${unicodeRange(characters)}}\n`;
  const folder = join(root, ".cache");
  const stamp = join(folder, "interface-font.sha256");
  const wanted = createHash("sha256").update(css).update(readFileSync(font)).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const subset = await subsetFont(readFileSync(font), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "interface-font.woff2"), subset);
  writeFileSync(join(folder, "interface-font.css"), css);
  writeFileSync(stamp, wanted);
}

/** Makes the interface font available before modules are resolved. */
export function interfaceFont(): Plugin {
  return {
    name: "interface-font",
    config: async ({ root }) => makeInterfaceFont(root ?? process.cwd()),
  };
}
