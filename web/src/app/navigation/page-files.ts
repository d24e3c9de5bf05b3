import type { PageModule } from "./page-module.ts";

/**
 * Fetches of each layout and page, by file. Kept apart from the first view, whose own pages come with the HTML. The
 * query of React Router's build leaves out what only the build runs: loaders and all that they import.
 */
export const PAGE_FILES = import.meta.glob<PageModule>(["../routes/*.tsx", "../layouts/{app,public}-layout.tsx"], {
  query: "?__react-router-build-client-route",
});
