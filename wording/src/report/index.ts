export type { Register } from "../register.ts";
export { askAbout, type SentenceQuestion } from "./ask-about.ts";
export { recommendConsensus } from "./ensemble.ts";
export { type Finding, findingOf, type HeadlineFacts, headlineOf } from "./headline.ts";
export { explainHold, type HoldHelp, type Step } from "./hold-help.ts";
export * from "./next-steps.ts";
export { speakFinding } from "./speak-finding.ts";
export * from "./word-analysis.ts";
export * from "./worded-report.ts";
