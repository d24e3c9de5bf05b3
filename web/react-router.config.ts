import { join } from "node:path";
import { ANY_SEGMENT } from "@geulgyeol/contract";
import type { Config } from "@react-router/dev/config";
import { checkPrerenderedPages } from "./scripts/check-prerendered-pages.ts";
import { writeSiteFiles } from "./scripts/site-files.ts";
import { tidyPages } from "./scripts/tidy-pages.ts";

/** Pages whose fixed address alone does not determine what to show. */
const NOT_PRERENDERED = new Set([
  // The secret behind the hash.
  "/reset-password",
  "/change-email",
  // What the query names: the outcome of a link, the results to compare.
  "/email-verified",
  "/history/compare",
  // The session: everyone but a user who still has to consent is sent on.
  "/welcome",
]);
/** Routes with an optional parameter. */
const WITHOUT_PARAMETER = ["/verify"];
/** Pages for whoever has the link: one HTML for every secret, so that the first request names all their scripts. */
const OF_ANY_SECRET = ["/shared", "/records"].map((path) => `${path}/${ANY_SEGMENT}`);

export default {
  appDirectory: "src/app",
  ssr: false,
  // The HTML of every fixed address is written at build time. All others get `__spa-fallback.html` from the server.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !NOT_PRERENDERED.has(path)),
    ...WITHOUT_PARAMETER,
    ...OF_ANY_SECRET,
  ],
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, "client");
    await tidyPages(folder);
    await writeSiteFiles(folder, reactRouterConfig.routes);
    await checkPrerenderedPages(folder);
  },
} satisfies Config;
