export { fillHistory } from "./fill-history.ts";
export { putEntry } from "./put-entry.ts";
export { historyRoutes } from "./routes.ts";
