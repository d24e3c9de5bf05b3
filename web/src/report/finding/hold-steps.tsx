import type { Step } from "@geulgyeol/wording/report";
import { StepList } from "../next/step-list.tsx";

interface HoldStepsProps {
  readonly steps: readonly Step[];
  /** More text alone may not bring a judgement. */
  readonly isEnough: boolean;
}

/** What would help where nothing was judged. */
export function HoldSteps({ steps, isEnough }: HoldStepsProps) {
  return (
    <>
      <p className="mb-1.5 text-title-3 font-heading">
        {isEnough ? "이렇게 하면 도움이 돼요" : "이렇게 하면 판단할 수 있어요"}
      </p>
      <StepList steps={steps} />
    </>
  );
}
