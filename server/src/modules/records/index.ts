export { recordData } from "./own-data.ts";
export { recordRoutes } from "./routes.ts";
