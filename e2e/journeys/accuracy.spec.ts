import { expect, test } from "../support/journey.ts";

test("정확도 페이지는 스크립트 없이도 읽히고, 첫 수치는 표의 합과 같다", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "정확도" }).click();
  await expect(page.getByRole("heading", { name: "정확도", level: 1 })).toBeVisible();
  for (const [caption, term] of [
    ["사람 글: 출처마다", "거짓 양성률"],
    ["AI 글: 출처마다", "재현율"],
  ] as const) {
    const cells = await page
      .getByRole("table", { name: caption, exact: true })
      .getByText(/^[\d,]+\/[\d,]+$/)
      .allInnerTexts();
    expect(cells.length).toBeGreaterThan(3);
    let count = 0;
    let of = 0;
    for (const cell of cells) {
      const [own = 0, all = 0] = cell.split("/").map((part) => Number(part.replaceAll(",", "")));
      count += own;
      of += all;
    }
    const headline = page.locator("dl > div").filter({ hasText: term }).first();
    await expect(headline).toContainText(`${of.toLocaleString("en")}편 가운데 ${count.toLocaleString("en")}편`);
    await expect(headline).toContainText(`${((count / of) * 100).toFixed(1)}%`);
    await expect(headline).toContainText(/95% 구간 \d+\.\d–\d+\.\d%/);
  }
  for (const name of ["어디서 틀리나", "말한 확률은 얼마나 맞나", "속이려고 손댄 글", "측정하지 못한 것"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await expect(page.getByRole("table", { name: /^KatFish/ })).toContainText("KatFishNet");
  await context.close();
});
