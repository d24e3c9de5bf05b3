export * from "./badge.ts";
export * from "./changed.ts";
export * from "./due.ts";
export * from "./known.ts";
export * from "./lead.ts";
export * from "./origin-names.ts";
export * from "./pace-notes.ts";
export * from "./spans.ts";
