export * from "./left-out.ts";
export * from "./name-text.ts";
export * from "./overlap.ts";
export * from "./searched.ts";
