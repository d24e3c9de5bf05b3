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

/** The page of addresses without HTML of their own. Which page is shown is known only there. */
const SHELL = "__spa-fallback.html";
/** The list of what can be fetched, see src/app/navigation/page-files.ts. Other pages need it for the next page. */
const LIST = /^assets\/page-files-[^/]*\.js$/;

/** Rewrites every page of a build folder and removes the copies of their data. */
export async function tidyPages(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const list = names.find((name) => LIST.test(name));
  if (list === undefined) throw new Error("The build has no list of pages.");
  for (const name of names) {
    const file = join(folder, name);
    if (name.endsWith(".data")) await rm(file);
    if (!name.endsWith(".html")) continue;
    const html = dropUnread(await readFile(file, "utf8"));
    const hint = name === SHELL ? `<link rel="modulepreload" href="/${list}"/>` : "";
    await writeFile(file, orderHead(html.replace("</head>", `${hint}</head>`)));
  }
}
