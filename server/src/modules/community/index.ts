export { leaveCommunity } from "./leave-community.ts";
export { communityData } from "./own-data.ts";
export { communityRoutes } from "./routes.ts";
