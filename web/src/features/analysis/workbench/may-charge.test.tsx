import type { AnalysisResult } from "@geulgyeol/contract";
import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { writeDraft } from "../../../shared/draft/draft-store.ts";
import { answer, fakeServer, SIGNED_IN } from "../../../testing/fake-server.ts";
import { makeHeldResult, makeResult, RESULT_TEXT } from "../../../testing/make-result.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { type AnalysisState, useAnalysis } from "./use-analysis.ts";

let analysis: AnalysisState | null = null;

function Probe() {
  analysis = useAnalysis({ onAutomaticFailure: () => undefined });
  return null;
}

/** The second, automatic request for a draft whose first analysis gave this result. */
async function secondRequest(first: AnalysisResult) {
  const calls = fakeServer({ ...SIGNED_IN, "POST /api/analyze": () => answer(first) });
  renderPage(<Probe />);
  writeDraft(RESULT_TEXT);
  const source = { kind: "paste" } as const;
  await act(async () => analysis?.start({ text: RESULT_TEXT, kind: "basic", trigger: "manual", source }));
  await act(async () => analysis?.start({ text: `${RESULT_TEXT} 더`, kind: "basic", trigger: "realtime", source }));
  const bodies = calls.filter(({ path }) => path === "/api/analyze").map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  return bodies[1];
}

const free = { charged: 0, remaining: 2, freeRevision: false };

describe("저절로 다시 분석할 때", () => {
  it("크레딧을 쓴 글이면 다시 쓰지 않는다", async () => {
    expect(await secondRequest(makeResult())).toHaveProperty("mayCharge", false);
  });

  it("그 글을 고쳐 무료로 분석했어도 다시 쓰지 않는다", async () => {
    const revised = makeResult({ credits: { ...free, freeRevision: true } });
    expect(await secondRequest(revised)).toHaveProperty("mayCharge", false);
  });

  it("크레딧 없이 판단하지 않은 글이면 쓸 수 있다", async () => {
    const hold = { reason: "too-short", message: "글이 짧아서 판단하지 않았어요." } as const;
    expect(await secondRequest(makeHeldResult({ hold, credits: free }))).not.toHaveProperty("mayCharge");
  });
});
