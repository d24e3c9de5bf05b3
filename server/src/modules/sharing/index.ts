export { sharingData } from "./own-data.ts";
export { sharingRoutes } from "./routes.ts";
export { snapshotResult } from "./snapshot-result.ts";
