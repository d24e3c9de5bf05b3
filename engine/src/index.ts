export { createDetector, ENGINE_VERSION } from "./detector.ts";
export { joinJudges } from "./judgement/join-judges.ts";
export * from "./judgement/verdict-bands.ts";
export { viewReport } from "./judgement/view-report.ts";
export { ModelFileError } from "./model-file/format.ts";
export * from "./report.ts";
export { prepareText } from "./text/prepare-text.ts";
export type * from "./text/prepared-text.ts";
