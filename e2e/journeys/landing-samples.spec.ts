import type { Page } from "@playwright/test";
import { judgeInTerminal } from "../support/command-line.ts";
import { expect, test } from "../support/journey.ts";

const CERTAINTY: Readonly<Record<string, string>> = {
  strong: "근거 뚜렷함",
  moderate: "근거 보통",
  weak: "근거 약함",
};

/** Addresses that the page has asked for with anything but GET. */
function watchSending(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

test("첫 화면의 두 예시는 진짜 엔진의 판단이고, 엔진을 받지 않아도 보인다", { tag: "@main" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  const samples = page.getByRole("region", { name: "예시 글과 결과" }).getByRole("article");
  await expect(samples).toHaveCount(2);
  for (const [position, finding] of [
    [0, "AI가 쓴 대목을 찾지 못했어요"],
    [1, /^글 전체.* 가까워요$/],
  ] as const) {
    const sample = samples.nth(position);
    const text = await sample
      .locator("p")
      .filter({ hasText: /.{150}/ })
      .textContent();
    const [judged] = await judgeInTerminal([{ id: String(position), text: text ?? "" }]);
    if (!judged) throw new Error("The sample was not judged.");
    await expect(sample.getByRole("heading", { name: finding })).toBeVisible();
    await expect(sample).toContainText(CERTAINTY[judged.certainty] ?? "");
    await expect(sample.getByRole("img", { name: /^문장별 AI 확률: 1번 \d+퍼센트/ })).toBeVisible();
  }
  await expect(page.getByText("참고 자료이며 단독 증거로 쓰지 마세요.")).toBeVisible();
  for (const path of asked) expect(path).not.toMatch(/worker|model|detector/);
});

test("둘이 함께 쓴 예시는 이 브라우저에서 읽고, 글을 서버에 보내지 않는다", async ({ page }) => {
  const sent = watchSending(page);
  await page.goto("/");
  await page.getByRole("button", { name: "둘이 함께 쓴 글도 보기" }).click();
  const result = page.getByRole("region", { name: "분석 결과" });
  await expect(result).toContainText("일부 AI 작성 의심");
  await page.getByText("글 펼치기").click();
  const text = await page
    .getByRole("region", { name: "분석한 글" })
    .locator("p")
    .filter({ hasText: /.{300}/ })
    .textContent();
  const [judged] = await judgeInTerminal([{ id: "mixed", text: text ?? "" }]);
  await expect(result).toContainText(CERTAINTY[judged?.certainty ?? ""] ?? "");
  await page.getByRole("button", { name: "내 글 넣기" }).click();
  await expect(page.getByRole("textbox", { name: "내 글 넣기" })).toBeFocused();
  expect(sent).toEqual([]);
});
