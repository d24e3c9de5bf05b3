import type { HistoryAnalysis } from "@geulgyeol/contract";
import { VERDICT_LABEL } from "@geulgyeol/wording";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { chooseDocumentType, documentType } from "../../shared/draft/document-type.ts";
import { toasts } from "../../shared/ui/toast-store.ts";
import { answer, fakeServer, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { HISTORY_RESULT, makeHistoryAnalysis } from "../../testing/make-history-analysis.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { HistoryResultPage } from "./history-result-page.tsx";

const PAGE = <HistoryResultPage id="analysis-1" feedback={() => null} />;

beforeEach(() => chooseDocumentType(null));

describe("글 종류", () => {
  it("글 종류를 바꾸면 판단은 그대로 두고 근거를 그 종류의 사람 글과 비교하며, 다음 글에도 쓴다", async () => {
    let type: HistoryAnalysis["result"]["documentType"] = null;
    const calls = fakeServer({
      ...SIGNED_IN,
      "GET /api/history/analysis": () =>
        answer(makeHistoryAnalysis({ result: { ...HISTORY_RESULT, documentType: type } })),
      "PATCH /api/history/analysis": () => {
        type = "self-introduction";
        return answer({ title: "글 하나", isFavourite: false, documentType: type });
      },
    });
    const { user } = renderPage(PAGE, { path: "/history/analysis-1" });
    await user.selectOptions(await screen.findByRole("combobox", { name: "글 종류" }), "자기소개서");
    expect(await screen.findByText(/따로 모은 자기소개서 글이 아직 없어 모든 사람 글과 비교했어요/)).toBeTruthy();
    const { analysisId } = HISTORY_RESULT;
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ id: analysisId, documentType: type });
    expect(documentType.get()).toBe("self-introduction");
    expect(screen.getByText(VERDICT_LABEL.mixed)).toBeTruthy();
  });

  it("글 종류를 저장하지 못하면 알리고, 고른 것을 되돌린다", async () => {
    fakeServer({
      ...SIGNED_IN,
      "GET /api/history/analysis": () => answer(makeHistoryAnalysis()),
      "PATCH /api/history/analysis": () => refuse("INTERNAL_ERROR"),
    });
    const { user } = renderPage(PAGE, { path: "/history/analysis-1" });
    const select = await screen.findByRole("combobox", { name: "글 종류" });
    await user.selectOptions(select, "논문");
    await waitFor(() => expect(toasts.get()).not.toHaveLength(0));
    expect(select).toHaveProperty("value", "other");
    expect(documentType.get()).toBeNull();
  });
});
