import type { Verdict } from "@geulgyeol/engine";
import { AI_SAMPLE_TEXT, HUMAN_SAMPLE_TEXT, MIXED_SAMPLE_TEXT } from "./sample-texts.ts";

interface SandboxText {
  readonly outcome: Verdict | null;
  readonly text: string;
}

/**
 * The texts that a key for trying things out may have judged, with what comes out: a verdict, or null for a judgement that is
 * withheld. They are judged like any text, so a new model may change the numbers; a test checks the outcomes.
 */
export const SANDBOX_TEXTS: readonly [SandboxText, ...SandboxText[]] = [
  { outcome: "human", text: HUMAN_SAMPLE_TEXT },
  { outcome: "mixed", text: MIXED_SAMPLE_TEXT },
  { outcome: "ai", text: AI_SAMPLE_TEXT },
  {
    outcome: null,
    text: "가을이 깊어지면 나는 거의 매일같이 뜰의 낙엽을 긁어모으지 않으면 안 된다. 날마다 하는 일이건만, 낙엽은 어느덧 날고 떨어진다.",
  },
];
