/** The numbers by which a judgement is read. Pages load this entry, so that it loads nothing of the detector. */
export * from "./document/verdict-bands.ts";
export { SHORT_PROSE } from "./report/hold.ts";
