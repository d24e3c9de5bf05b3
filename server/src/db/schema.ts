/** The tables of all modules, for the connection and for `drizzle-kit generate`. */
export * from "../modules/accounts/tables.ts";
export * from "../modules/analysis/tables.ts";
export * from "../modules/billing/tables.ts";
export * from "../modules/community/tables.ts";
export * from "../modules/credits/tables.ts";
export * from "../modules/editing/tables.ts";
export * from "../modules/history/tables.ts";
export * from "../modules/language-models/tables.ts";
export * from "../modules/operators/tables.ts";
export * from "../modules/records/tables.ts";
export * from "../modules/reports/tables.ts";
export * from "../modules/sharing/tables.ts";
export * from "../ports/mail-queue/tables.ts";
export * from "../ports/test-gateway/tables.ts";
