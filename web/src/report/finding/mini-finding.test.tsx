import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { makeCertainResult, makeHeldResult, RESULT_TEXT } from "../../testing/make-result.ts";
import { ReportView } from "../report-view.tsx";

type Seen = Pick<IntersectionObserverEntry, "isIntersecting"> & { boundingClientRect: { bottom: number } };

/** Replaces the observer of the browser; returns what it says when the page was scrolled. */
function watchScrolling(): (seen: Seen) => void {
  const told: ((entries: readonly Seen[]) => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: readonly Seen[]) => void) {
        told.push(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (seen) =>
    act(() => {
      for (const tell of told) tell([seen]);
    });
}

const strip = () => screen.queryByRole("group", { name: "결과 요약" });
const show = (result: Parameters<typeof ReportView>[0]["result"]) =>
  render(
    <MemoryRouter>
      <ReportView result={result} text={RESULT_TEXT} />
    </MemoryRouter>,
  );

it("결과의 첫머리가 위로 지나가면 작은 판단이 남고, 맨 위로는 제목으로 간다", async () => {
  const scroll = watchScrolling();
  show(makeCertainResult("mixed"));
  expect(strip()).toBeNull();
  scroll({ isIntersecting: false, boundingClientRect: { bottom: 900 } });
  expect(strip()).toBeNull();
  scroll({ isIntersecting: false, boundingClientRect: { bottom: -10 } });
  expect(strip()?.textContent).toBe("일부 AI 의심2~3번 문장은 AI 글에 가까워요근거 뚜렷함맨 위로");
  await userEvent.setup().click(screen.getByRole("button", { name: "맨 위로" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "분석 결과" }));
  scroll({ isIntersecting: true, boundingClientRect: { bottom: 200 } });
  expect(strip()).toBeNull();
});

it("판단하지 않은 글에는 숫자도 확실함도 없다", () => {
  const scroll = watchScrolling();
  show(makeHeldResult());
  scroll({ isIntersecting: false, boundingClientRect: { bottom: -10 } });
  expect(strip()?.textContent).toBe("판단 보류판단하지 않았어요맨 위로");
});
