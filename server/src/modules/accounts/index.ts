export { type Auth, createAuth } from "./create-auth.ts";
export { isKnownAddress } from "./find-user.ts";
export { type Plan, readPlan } from "./read-plan.ts";
export { accountRoutes } from "./routes.ts";
