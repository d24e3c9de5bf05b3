import type { Locator, Page } from "@playwright/test";

/** Texts whose verdicts are known; the detector may misjudge texts written for the tests. */
export interface LandingSamples {
  readonly human: string;
  readonly mixed: string;
}

/** The sample texts of the landing page. */
export async function readLandingSamples(page: Page): Promise<LandingSamples> {
  await page.goto("/");
  const textIn = async (place: Locator) =>
    (await place
      .locator("p")
      .filter({ hasText: /.{150}/ })
      .first()
      .textContent()) ?? "";
  const human = await textIn(page.getByRole("region", { name: "예시 글과 결과" }));
  await page.getByRole("button", { name: "둘이 함께 쓴 글도 보기" }).click();
  await page.getByText("글 펼치기").click();
  return { human, mixed: await textIn(page.getByRole("region", { name: "분석한 글" })) };
}
