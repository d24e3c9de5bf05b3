import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { checkPrerenderedPages } from "./scripts/check-prerendered-pages.ts";
import { orderHeads } from "./scripts/order-head.ts";
import { writeSiteFiles } from "./scripts/site-files.ts";

/** Pages whose HTML is written at build time. The rest of the addresses get `__spa-fallback.html` from the server. */
const PRERENDERED = [
  "/",
  "/pricing",
  "/guide",
  "/accuracy",
  "/docs/api",
  "/verify",
  "/contact",
  "/verify-record",
  "/terms",
  "/privacy",
  "/login",
  "/signup",
  "/dashboard",
  "/editor",
  "/history",
  "/community",
  "/community/write",
  "/community/moderation",
  "/settings",
  "/subscribe",
  "/subscribe/card",
  "/subscribe/return",
  "/subscribe/test-window",
];

export default {
  appDirectory: "src/app",
  ssr: false,
  prerender: PRERENDERED,
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, "client");
    await orderHeads(folder);
    await writeSiteFiles(folder, reactRouterConfig.routes);
    await checkPrerenderedPages(folder);
  },
} satisfies Config;
