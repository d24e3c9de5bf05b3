export * from "./judgement/verdict-bands.ts";
export * from "./report.ts";
export { prepareText } from "./text/prepare-text.ts";
export type * from "./text/prepared-text.ts";
