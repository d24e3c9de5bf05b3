import type { Locator, Page } from "@playwright/test";
import { analyse } from "../support/account.ts";
import { expect, test } from "../support/journey.ts";
import { freshEmail, signUpByRequest } from "../support/sign-up.ts";
import { CAT } from "../support/texts.ts";

/** Follows a link to the editor, where one click starts a record, and ends that record. */
async function startFrom(page: Page, link: Locator): Promise<void> {
  await link.click();
  await page.waitForURL("**/editor");
  await page.getByRole("button", { name: "작성 기록 켜기" }).first().click();
  await page.getByRole("button", { name: "멈추기" }).click();
  await expect(page.getByRole("button", { name: "작성 기록 켜기" }).first()).toBeVisible();
}

test("작성 기록은 첫 화면, 안내, 억울하게 의심받은 사람의 안내와 결과에서 권하고, 한 번 눌러 켠다", async ({
  page,
}) => {
  test.slow();
  await page.goto("/");
  const landing = page.getByRole("region", { name: /내가 썼다는 기록을/ });
  await startFrom(page, landing.getByRole("link", { name: "에디터에서 쓰기" }));
  await page.goto("/guide");
  await startFrom(page, page.locator("#writing-record").getByRole("link", { name: "작성 기록을 켜고 쓰기" }));
  await page.goto("/guide#wrongly-suspected");
  await startFrom(page, page.locator("#wrongly-suspected").getByRole("link", { name: "에디터", exact: true }));
  await signUpByRequest(page, freshEmail());
  await page.goto(`/history/${await analyse(page, CAT)}`);
  await page.getByText("글을 쓴 사람", { exact: true }).click();
  await startFrom(page, page.getByRole("link", { name: "작성 기록을 켜고 쓰기" }));
});
