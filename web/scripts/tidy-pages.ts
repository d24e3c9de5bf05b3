import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
/** Files of React Router's own client, which the page does not use (see src/app/navigation): the list of all routes. */
const MANIFEST = /<link rel="modulepreload" href="[^"]*\/manifest-[^"]*"\/>|import "[^"]*\/manifest-[^"]*";\n/g;
/** The same data as in the page's own element for them. */
const STREAMED = /<script>window\.__reactRouterContext\.streamController\.[\s\S]*?<\/script>/g;

/** Removes what the page does not read from the HTML that React Router writes. */
export function dropUnread(html: string): string {
  return html.replace(MANIFEST, "").replace(STREAMED, "");
}

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

/** Rewrites every page of a build folder and removes the copies of their data. */
export async function tidyPages(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (name.endsWith(".data")) await rm(file);
    if (name.endsWith(".html")) await writeFile(file, orderHead(dropUnread(await readFile(file, "utf8"))));
  }
}
