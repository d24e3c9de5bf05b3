import { expect, type Page } from "@playwright/test";
import { linkTo } from "./outbox.ts";

/** Subscribes the signed-in user of this address with a card of the test gateway. */
export async function becomePro(page: Page, email: string): Promise<void> {
  await page.goto(await linkTo(email, "이메일 주소를 확인"));
  await expect(page.getByRole("heading", { name: "이메일을 확인했어요" })).toBeVisible();
  await page.goto("/subscribe");
  await page.getByLabel(/^매달 [\d,]+원이 자동으로 결제되는 데 동의해요$/).check();
  await page.getByRole("button", { name: "카드 등록하고 결제하기" }).click();
  await page.waitForURL("**/subscribe/test-window?purpose=subscribe&*");
  await page.getByRole("button", { name: "이 카드로 등록" }).click();
  await expect(page.getByRole("heading", { name: "Pro를 시작했어요" })).toBeVisible();
}
