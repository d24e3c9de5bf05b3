import type { ComponentType } from "react";
import { type MetaDescriptor, matchRoutes, type RouteObject } from "react-router";
import pages, { type Page } from "../routes.ts";
import { hasPageData, loadPageData } from "./page-data.ts";

interface PageModule {
  readonly default: ComponentType;
  readonly meta?: () => MetaDescriptor[];
  /** Of a page whose loader the build runs, see page-data.ts. */
  readonly handle?: { readonly hasData: true };
}

// The query of React Router's build leaves out what only the build runs: loaders and all that they import.
const FILES = import.meta.glob<PageModule>(["../routes/*.tsx", "../layouts/{app,public}-layout.tsx"], {
  query: "?__react-router-build-client-route",
});
const loaded = new Map<string, PageModule>();

/** Each route's id is its file. */
function routeOf({ file, path, index, children }: Page): RouteObject {
  const Component = () => {
    const Shown = loaded.get(file)?.default;
    if (!Shown) throw new Error(`${file} is shown before it is loaded.`);
    return <Shown />;
  };
  if (index) return { id: file, index, Component };
  return { id: file, Component, ...(path && { path }), ...(children && { children: children.map(routeOf) }) };
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

/**
 * Loads what an address shows. `shown` is the document if it is the HTML of that address. Rejects when a part cannot be
 * fetched; nothing of a failure is kept, so that the next call tries again.
 */
export async function loadPage(pathname: string, shown: Document | null = null): Promise<void> {
  await Promise.all(
    filesOf(pathname).map(async (file) => {
      const page = loaded.get(file) ?? (await FILES[`../${file}`]?.());
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
