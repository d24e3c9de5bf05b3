export * from "./judgement/verdict-bands.ts";
export * from "./report.ts";
