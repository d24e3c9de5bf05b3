import type { ResultSnapshot } from "@geulgyeol/contract";
import { CERTAINTY_LABEL, HOLD_LABEL } from "@geulgyeol/wording";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AttachedResult } from "./attached-result.tsx";

const SNAPSHOT: ResultSnapshot = {
  verdict: "ai",
  aiProbability: 0.96,
  certainty: "moderate",
  interval: { lower: 0.31, upper: 0.98 },
  isHeld: false,
  title: null,
  excerpt: null,
  charCount: 575,
  kind: "basic",
  grain: [{ length: 30, aiProbability: 0.9 }],
  engineVersion: "1.0.0",
  modelVersion: "test",
  analysedAt: "2026-11-21T01:32:00.000Z",
};
const shown = () => screen.getByRole("region", { name: "붙인 결과" });

describe("글에 붙인 결과", () => {
  it("확률과 확실함을 함께 보인다", () => {
    render(<AttachedResult result={SNAPSHOT} />);
    expect(shown().textContent).toContain(`96% ${CERTAINTY_LABEL.moderate}`);
    expect(shown().textContent).not.toContain("구간");
    expect(shown().textContent).toContain("참고 자료이며 단독 증거로 쓰지 마세요.");
  });

  it("판단하지 않은 결과에는 숫자도 그래프도 색도 없다", () => {
    render(<AttachedResult result={{ ...SNAPSHOT, isHeld: true }} />);
    expect(shown().textContent).toContain(HOLD_LABEL);
    expect(shown().textContent).not.toContain("%");
    expect(shown().querySelector('[class*="band-"]')).toBeNull();
  });

  it("예전 결과는 구간을 그대로 보인다", () => {
    const { certainty: _, ...old } = SNAPSHOT;
    render(<AttachedResult result={{ ...old, interval: { lower: 0.8, upper: 0.98 } }} />);
    expect(shown().textContent).toContain("95% 구간 80–98%");
  });
});
