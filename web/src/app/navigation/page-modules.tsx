import { type MetaDescriptor, matchRoutes, type RouteObject } from "react-router";
import pages, { type Page } from "../routes.ts";
import { hasPageData, loadPageData } from "./page-data.ts";
import type { PageModule } from "./page-module.ts";

const loaded = new Map<string, PageModule>();

/** Takes the modules that came with the HTML, by file without its extension. */
export function keepLoaded(modules: Readonly<Record<string, PageModule>>): void {
  for (const [name, page] of Object.entries(modules)) loaded.set(`${name}.tsx`, page);
}

function ShownFile({ file }: { readonly file: string }) {
  const Shown = loaded.get(file)?.default;
  if (!Shown) throw new Error(`${file} is shown before it is loaded.`);
  return <Shown />;
}

/** Each route's id is its file. */
function routeOf({ file, path, index, children }: Page): RouteObject {
  const element = <ShownFile key={file} file={file} />;
  if (index) return { id: file, index, element };
  return { id: file, element, ...(path && { path }), ...(children && { children: children.map(routeOf) }) };
}

export const ROUTES = pages.map(routeOf);

/** Files of the layouts and the page that an address shows, from the outside in. */
function filesOf(pathname: string): string[] {
  return (matchRoutes(ROUTES, pathname) ?? []).map(({ route }) => route.id ?? "");
}

/** Whether everything that an address shows is loaded. */
export function isPageLoaded(pathname: string): boolean {
  return filesOf(pathname).every((file) => {
    const page = loaded.get(file);
    return page !== undefined && (!page.handle?.hasData || hasPageData(pathname));
  });
}

/** The list of what can be fetched. */
export const fetchPageFiles = () => import("./page-files.ts");

async function fetchFile(file: string): Promise<PageModule | undefined> {
  const { PAGE_FILES } = await fetchPageFiles();
  return PAGE_FILES[`../${file}`]?.();
}

/**
 * Loads what an address shows. `shown` is the document if it is the HTML of that address. Rejects when a part cannot be
 * fetched; nothing of a failure is kept, so that the next call tries again.
 */
export async function loadPage(pathname: string, shown: Document | null = null): Promise<void> {
  await Promise.all(
    filesOf(pathname).map(async (file) => {
      const page = loaded.get(file) ?? (await fetchFile(file));
      if (!page) throw new Error(`There is no ${file}.`);
      loaded.set(file, page);
      if (page.handle?.hasData && !hasPageData(pathname)) await loadPageData(pathname, shown);
    }),
  );
}

/** Title and description of an address: those of the innermost page that has some. */
export function metaOf(pathname: string): MetaDescriptor[] {
  const described = filesOf(pathname).findLast((file) => loaded.get(file)?.meta);
  return (described && loaded.get(described)?.meta?.()) || [];
}
