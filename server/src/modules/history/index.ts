export { fillHistory } from "./fill-history.ts";
export { findOutlines } from "./find-outlines.ts";
export { putEntry } from "./put-entry.ts";
export { historyRoutes } from "./routes.ts";
