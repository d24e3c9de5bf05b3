/** The thresholds of a judgement. Pages load this entry, so it must not import the detector. */
export * from "./document/verdict-bands.ts";
