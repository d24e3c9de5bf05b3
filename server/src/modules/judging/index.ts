import type { ServerModule } from "../../module.ts";

export { createJudge } from "./ask-judges.ts";
export { judgeText, newJudgePrompt } from "./judge-text.ts";

export const judgingModule = {
  id: "judging",
  uses: { "language-models": "judges are language models" },
} satisfies ServerModule;
