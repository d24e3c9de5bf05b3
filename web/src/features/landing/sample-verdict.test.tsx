import { CERTAINTY_LABEL, HOLD_LABEL } from "@geulgyeol/wording";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeCertainResult, makeHeldResult } from "../../testing/make-result.ts";
import { SampleVerdict } from "./sample-verdict.tsx";

const page = () => document.body.textContent ?? "";

describe("첫 화면의 예시 결과", () => {
  it("한 문장, 확실함, 확률의 순서로 보이고 구간은 적지 않는다", () => {
    render(<SampleVerdict result={makeCertainResult("ai")} onRetry={() => undefined} />);
    const places = ["글 전체가 AI 글에 가까워요.", CERTAINTY_LABEL.strong, "4,213편으로 측정했어요.", "96%"].map(
      (part) => page().indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(page()).not.toContain("구간");
  });

  it("판단하지 않으면 숫자도 결도 보이지 않는다", () => {
    render(<SampleVerdict result={makeHeldResult()} onRetry={() => undefined} />);
    expect(page()).toContain(HOLD_LABEL);
    expect(page()).not.toMatch(/\d+%/);
    expect(screen.queryByRole("img")).toBeNull();
  });
});
