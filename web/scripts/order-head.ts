import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * Moves script hints to the end of the head, with a low priority. Otherwise a browser requests twenty scripts before
 * the style sheet and the font that the first paint needs.
 */
export function orderHead(html: string): string {
  const end = html.indexOf("</head>");
  if (end < 0) return html;
  const head = html.slice(0, end);
  const hints = (head.match(PRELOAD) ?? []).map((hint) => hint.replace("<link ", '<link fetchpriority="low" '));
  return head.replace(PRELOAD, "") + hints.join("") + html.slice(end);
}

export async function orderHeads(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".html"));
  for (const name of names) {
    const file = join(folder, name);
    await writeFile(file, orderHead(await readFile(file, "utf8")));
  }
}
