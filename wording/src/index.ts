export { withParticle } from "@geulgyeol/engine/explanation/josa.ts";
export * from "@geulgyeol/engine/explanation/percent.ts";
export * from "./decimals.ts";
export * from "./kinds.ts";
export * from "./percentile.ts";
export * from "./rates.ts";
export * from "./spoken.ts";
export * from "./verdicts.ts";
export * from "./without-hold.ts";
