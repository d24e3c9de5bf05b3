import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PAGE_PATHS_FILE, SITE_ADDRESS } from "@geulgyeol/contract";

interface Route {
  readonly path?: string;
  readonly parentId?: string;
}
type Routes = Readonly<Record<string, Route | undefined>>;

/** Every address of the app, as patterns from the root, without the page for unknown addresses. */
export function pagePaths(routes: Routes): string[] {
  const full = (route: Route): string => {
    const parent = route.parentId === undefined ? undefined : routes[route.parentId];
    return [parent && full(parent), route.path].filter(Boolean).join("/");
  };
  const paths = Object.values(routes).map((route) => `/${route ? full(route) : ""}`);
  return [...new Set(paths)].filter((path) => !path.includes("*")).sort();
}

/** The canonical address of a page for search engines, or null if it is not indexed. */
export function listedAddress(html: string): string | null {
  if (/<meta name="robots" content="noindex"/.test(html)) return null;
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? null;
}

/** The site map: the addresses of the indexed pages. */
export function sitemap(addresses: readonly string[]): string {
  const entries = [...addresses].sort().map((address) => `  <url><loc>${address}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/** Writes the site map and the list of the app's addresses into a build folder. */
export async function writeSiteFiles(folder: string, routes: Routes): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".html"));
  const pages = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const listed = pages.map(listedAddress).filter((address) => address !== null);
  const strange = listed.find((address) => !address.startsWith(`${SITE_ADDRESS}/`));
  if (strange !== undefined) throw new Error(`A page calls itself ${strange}.`);
  await writeFile(join(folder, "sitemap.xml"), sitemap([...new Set(listed)]));
  await writeFile(join(folder, PAGE_PATHS_FILE), `${pagePaths(routes).join("\n")}\n`);
}
