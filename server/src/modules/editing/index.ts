export { editingData } from "./own-data.ts";
export type { Rewrite } from "./rewrite.ts";
export { editingRoutes } from "./routes.ts";
