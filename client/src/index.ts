export * from "./create-client.ts";
export type * from "./outcome.ts";
