export { type Auth, createAuth } from "./create-auth.ts";
export { isKnownAddress } from "./find-user.ts";
export { endProPeriod, putProPeriod, setProGrace } from "./put-pro-period.ts";
export { readContact } from "./read-contact.ts";
export { type Plan, readPlan } from "./read-plan.ts";
export { accountRoutes } from "./routes.ts";
export { accountData, type OwnData } from "./settings/own-data.ts";
export { ownersKeeping } from "./settings/preferences.ts";
