import { describe, expect, it } from "vitest";
import { AnalysisReport } from "./report.ts";

const reason = AnalysisReport.shape.excluded.element.shape.reason;

describe("판단에서 뺀 곳의 이유", () => {
  it.each(["quotation", "reference", "heading", "table", "code", "url", "list-marker"])(
    "예전 결과의 이유도 읽는다: %s",
    (stored) => {
      expect(reason.parse(stored)).toBe(stored);
    },
  );
});
