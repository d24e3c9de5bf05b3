import type { Similarity, SimilarPair, SimilarText } from "@geulgyeol/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { answer, fakeServer, type Routes, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { XSS_PAYLOADS } from "../../testing/xss-payloads.ts";
import { SimilarityPage } from "./similarity-page.tsx";

const COPIED = "밤에 불이 꺼진 길은 걷는 사람에게만 어두운 것이 아니다.";
const REST = "나는 관리사무소에 전화했지만 구청 일이라는 말을 들었다. ".repeat(6);

const whose = (id: string, changes: Partial<SimilarText> = {}): SimilarText => ({
  id,
  batch: null,
  pupilNumber: Number(id),
  pupilName: `학생${id}`,
  title: null,
  fileName: null,
  letters: 200,
  ...changes,
});
const similarity = (changes: Partial<Similarity> = {}): Similarity => ({
  batch: { id: "b", name: "3반 수행평가", hasQuestion: true },
  compared: 21,
  unread: 0,
  pairsCompared: 210,
  earlier: { batches: 0, texts: 0, batchesLeftOut: 0 },
  texts: [whose("3"), whose("12"), whose("20")],
  pairs: [
    { firstId: "3", secondId: "20", passages: 1, firstLetters: 22, secondLetters: 22 },
    { firstId: "12", secondId: "20", passages: 1, firstLetters: 22, secondLetters: 200 },
  ],
  common: [],
  ...changes,
});
const pairOf = (first: string, second: string, before = ""): SimilarPair => {
  const side = (id: string, text: string, sharedLetters: number) => ({
    ...whose(id),
    text,
    sharedLetters,
    leftOut: before === "" ? [] : [{ start: 0, end: before.length, reason: "question" as const }],
  });
  const at = before.length;
  return {
    first: side(first, `${before}${COPIED} ${REST}`, 22),
    second: side(second, `${before}${COPIED}`, 200),
    passages: [
      { first: { start: at, end: at + COPIED.length }, second: { start: at, end: at + COPIED.length }, kind: "same" },
    ],
  };
};
const server = (list: Similarity, more: Routes = {}) =>
  fakeServer({
    ...SIGNED_IN,
    "GET /api/batches/similarity": () => answer(list),
    "GET /api/batches/similarity/pair": () => answer(pairOf("12", "20")),
    ...more,
  });
const show = (path = "/batches/b/similarity") => renderPage(<SimilarityPage batchId="b" back="/batches/b" />, { path });

describe("서로 닮은 글", () => {
  it("쌍을 받은 차례대로 보이고, 두 글의 몫을 따로 적는다", async () => {
    server(similarity());
    show();
    expect(await screen.findByRole("heading", { name: "같은 대목이 있는 글이 두 쌍 있어요" })).toBeTruthy();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "3번 학생311%, 22자20번 학생2011%, 22자대목 1곳",
      "12번 학생1211%, 22자20번 학생20100%, 200자대목 1곳",
    ]);
    expect(screen.getByText(/인터넷과 그 밖의 글은 보지 않아요/)).toBeTruthy();
  });

  it("없으면 무엇을 비교했는지와 놓칠 수 있는 것을 말한다", async () => {
    server(similarity({ pairs: [], texts: [], unread: 2, earlier: { batches: 3, texts: 60, batchesLeftOut: 1 } }));
    show();
    expect(await screen.findByRole("heading", { name: "서로 같은 대목이 없어요" })).toBeTruthy();
    expect(screen.getByText(/21편을 서로 비교했어요.*60편과도 비교했어요.*아직 읽지 못한 2편/)).toBeTruthy();
    expect(screen.getByText(/더 오래된 묶음 1개는/)).toBeTruthy();
    expect(screen.getByText(/단어를 많이 바꾼 대목은 놓칠 수 있어요/)).toBeTruthy();
  });

  it("많은 글에 있는 대목은 누구의 글인지와 함께 따로 보인다", async () => {
    server(similarity({ common: [{ excerpt: "나눠 준 지문이에요.", textIds: ["3", "12", "20"] }] }));
    show();
    const section = (await screen.findByRole("heading", { name: "여러 글에 똑같이 있는 대목" })).closest("section");
    expect(section?.textContent).toContain("21편 가운데 3편에 있어요: 3번 학생3, 12번 학생12, 20번 학생20");
  });

  it("두 글을 나란히 보이고, 번호를 누르면 두 글이 그 대목을 함께 나타내며, 접은 것은 펼친다", async () => {
    server(similarity());
    show("/batches/b/similarity?pair=12.20");
    expect(await screen.findByRole("heading", { name: "두 글에 같은 대목이 한 곳 있어요" })).toBeTruthy();
    expect(screen.getByText("2 / 2")).toBeTruthy();
    const first = screen.getByRole("region", { name: "12번 학생12의 글" });
    expect(within(first).getByText(COPIED, { exact: false }).closest("mark")?.className).not.toContain("is-edited");
    expect(first.textContent).not.toContain(REST.trim());
    await userEvent.click(within(first).getByRole("button", { name: "펼치기" }));
    expect(first.textContent?.replace("접기", "")).toContain("전화했지만");
    await userEvent.click(within(first).getByRole("button", { name: /^1번 대목/ }));
    await waitFor(() => expect(document.querySelectorAll("mark.is-current")).toHaveLength(2));
    expect((screen.getByRole("radio", { name: "20번 학생20" }) as HTMLInputElement).checked).toBe(true);
  });

  it("앞뒤 쌍으로 가고, 끝에서는 갈 곳이 없다", async () => {
    server(similarity());
    show("/batches/b/similarity?scope=batch&pair=12.20");
    const before = await screen.findByRole("link", { name: "앞 쌍" });
    expect(before.getAttribute("href")).toContain("scope=batch&pair=3.20");
    expect(screen.getByRole("button", { name: "다음 쌍" }).hasAttribute("disabled")).toBe(true);
  });

  it("빗금 친 곳은 그 이유를 범례에 적는다", async () => {
    server(similarity(), {
      "GET /api/batches/similarity/pair": () => answer(pairOf("12", "20", "직접 본 일에서 시작해 주세요. ")),
    });
    show("/batches/b/similarity?pair=12.20");
    expect(await screen.findByText("비교에서 뺀 곳 · 문항")).toBeTruthy();
    expect(document.querySelectorAll("section .hatched")).toHaveLength(2);
  });

  it("없는 묶음은 없다고, 비교하지 못했으면 다시 시도하게 한다", async () => {
    server(similarity(), { "GET /api/batches/similarity": () => refuse("NOT_FOUND") });
    const { unmount } = show();
    expect(await screen.findByRole("heading", { name: "없는 글이에요" })).toBeTruthy();
    unmount();
    let isFailing = true;
    server(similarity(), {
      "GET /api/batches/similarity": () => (isFailing ? refuse("COMPARISON_FAILED") : answer(similarity())),
    });
    show();
    expect(await screen.findByText("글을 서로 비교하지 못했어요. 잠시 뒤 다시 시도해 주세요.")).toBeTruthy();
    isFailing = false;
    await userEvent.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await screen.findByRole("heading", { name: /두 쌍 있어요/ })).toBeTruthy();
  });

  it.each(XSS_PAYLOADS)("글에 든 %s 는 글자로만 보인다", async (payload) => {
    const pair = pairOf("12", "20");
    const text = `${COPIED} ${payload}`;
    server(similarity(), {
      "GET /api/batches/similarity/pair": () => answer({ ...pair, first: { ...pair.first, text, pupilName: payload } }),
    });
    show("/batches/b/similarity?pair=12.20");
    await screen.findByRole("heading", { name: /두 글에/ });
    expect(document.querySelector("section script, section img, section svg, section a")).toBeNull();
  });
});
