export { askJudges } from "./ask-judges.ts";
export { judgeText, newJudgePrompt } from "./judge-text.ts";
