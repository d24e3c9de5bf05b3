import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openVerifiedAccount } from "../support/account.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { linkTo } from "../support/outbox.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";

const NAME = "달빛고등학교 국어과";
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** From the page of a pack through the test gateway's window. */
async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel(/을 한 번 결제하는 데 동의해요$/).check();
  await page.getByRole("button", { name: "카드 등록하고 결제하기" }).click();
  await page.waitForURL("**/subscribe/test-window?purpose=pack&*");
  await page.getByRole("radio", { name: card }).check();
  await page.getByRole("button", { name: "이 카드로 등록" }).click();
}

test("크레딧 묶음을 한 번 사고, 거절되면 다시 하고, 기한과 영수증을 본다", async ({ page }) => {
  test.slow();
  await openVerifiedAccount(page);
  await page.goto("/pricing");
  await page.getByRole("link", { name: "크레딧 묶음 사기" }).click();
  await expect(heading(page, "크레딧 묶음 사기")).toBeVisible();
  await page.getByRole("button", { name: "카드 등록하고 결제하기" }).click();
  await expect(page.getByText("결제에 동의해 주세요.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "buying a pack");
  await payWith(page, "한도 초과로 거절되는 카드");
  await expect(heading(page, "크레딧을 사지 못했어요")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("결제된 금액은 없어요.");
  await page.getByRole("link", { name: "다시 시도" }).click();
  await payWith(page, "알림이 두 번 오는 카드");
  await expect(heading(page, "크레딧을 더했어요")).toBeFocused();
  await expectAccessibleInBothThemes(page, "a bought pack");
  expect(page.url()).not.toContain("billingKey");
  await page.goBack();
  await page.goto("/settings");
  const packs = page.getByText("30크레딧 묶음", { exact: true });
  await expect(packs).toHaveCount(1);
  await expect(page.getByText("30 / 30")).toBeVisible();
  await expect(page.getByText("크레딧 묶음 30크레딧")).toHaveCount(1);
  await expect(page.getByText("크레딧 묶음을 샀어요")).toHaveCount(1);
  await page.goto("/dashboard");
  await expect(page.getByTestId("credits")).toHaveText("33크레딧");
});

test("학교 공간을 만들고, 초대하고, 크레딧을 함께 사고, 한 일을 보고, 내려받고, 지운다", async ({ page, browser }) => {
  test.slow();
  await openVerifiedAccount(page);
  await page.goto("/settings");
  await page.getByRole("link", { name: "공간 만들기" }).click();
  await page.getByLabel("공간 이름").fill(NAME);
  await expectAccessibleInBothThemes(page, "a new space");
  await page.getByRole("button", { name: "공간 만들기" }).click();
  await expect(heading(page, NAME)).toBeVisible();
  await expectAccessibleInBothThemes(page, "the members of a space");

  const invited = `teacher-${Date.now()}@example.com`;
  await page.getByRole("button", { name: "구성원 초대" }).click();
  const invite = page.getByRole("dialog", { name: "구성원 초대" });
  await invite.getByLabel("이메일").fill(invited);
  await invite.getByRole("radio", { name: "선생님" }).check();
  await expectAccessibleInBothThemes(page, "an invitation");
  await invite.getByRole("button", { name: "초대 메일 보내기" }).click();
  await expect(page.getByText(/^초대함/)).toBeVisible();

  // The invited person has an account with another address, and reads the mail on a phone.
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const link = await linkTo(invited, "학교 공간에 초대");
  await phone.goto(link);
  await expect(phone.getByRole("link", { name: "로그인하고 함께하기" })).toBeVisible();
  await openVerifiedAccount(phone);
  await phone.goto(link);
  await expectNoOverflow(phone);
  await expectAccessibleInBothThemes(phone, "an invitation that was opened");
  await phone.getByRole("button", { name: "이 계정으로 함께하기" }).click();
  await phone.waitForURL(/\/spaces\/\w{32}$/);
  await expect(heading(phone, NAME)).toBeVisible();
  await expectNoOverflow(phone);
  await expect(phone.getByRole("button", { name: "구성원 초대" })).toBeHidden();
  await expect(phone.getByRole("link", { name: "크레딧과 청구" })).toBeHidden();
  await phone.goto(`${phone.url()}?tab=log`);
  await expect(phone.getByText("초대를 받아들였어요.")).toBeVisible();
  await expect(phone.getByText("공간을 만들었어요.")).toBeHidden();

  // Made responsible for paying, the member buys; as a teacher again, not.
  await page.reload();
  await page.getByRole("button", { name: "윤서진 바꾸기" }).last().click();
  const change = page.getByRole("dialog", { name: "구성원 바꾸기" });
  await change.getByRole("radio", { name: "청구 담당" }).check();
  await change.getByRole("button", { name: "역할 바꾸기" }).click();
  await expect(change).toBeHidden();
  await phone.goto(phone.url().replace("?tab=log", "?tab=credits"));
  await expectNoOverflow(phone);
  await expectAccessibleInBothThemes(phone, "the credits of a space");
  await phone.getByRole("link", { name: "카드로 사기" }).click();
  await expect(phone.getByText("60,000원", { exact: true })).toBeVisible();
  await payWith(phone, "잘 결제되는 카드");
  await expect(heading(phone, "크레딧을 더했어요")).toBeVisible();
  await phone.getByRole("link", { name: "학교 공간으로" }).click();
  await expect(phone.getByText("/ 2,000 남음")).toBeVisible();

  await page.goto(page.url().replace(/(\?.*)?$/, "?tab=credits"));
  await page.getByRole("button", { name: "청구서 요청하기" }).click();
  const invoice = page.getByRole("dialog", { name: "청구서 요청하기" });
  await invoice.getByLabel(/사업자등록번호/).fill("220-81-62518");
  await invoice.getByLabel(/상호/).fill("달빛고등학교");
  await invoice.getByLabel("대표자").fill("한보람");
  await invoice.getByLabel("사업장 주소").fill("서울 어딘가로 1");
  await invoice.getByLabel("계산서를 받을 이메일").fill("office@example.com");
  await invoice.getByRole("button", { name: "요청하기" }).click();
  await expect(invoice.getByRole("alert")).toContainText("사업자등록번호 열 자리");
  await invoice.getByLabel(/사업자등록번호/).fill("220-81-62517");
  await invoice.getByRole("button", { name: "요청하기" }).click();
  await expect(page.getByText("달빛고등학교 (220-81-62517)")).toBeVisible();
  await expectAccessibleInBothThemes(page, "an invoice that waits");

  await page.getByRole("link", { name: "한 일", exact: true }).click();
  await expect(page.getByText(/2,000크레딧을 카드로 샀어요/)).toBeVisible();
  await expect(page.getByText(/님은 이제 청구 담당이에요/)).toBeVisible();
  await expectAccessibleInBothThemes(page, "the log of a space");

  await page.getByRole("link", { name: "보관과 내보내기" }).click();
  await page.getByRole("radio", { name: "30일까지" }).check();
  await expect(page.getByText(/모든 글은 낸 날부터 30일까지만 보관해요/).first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "내려받기" }).click(),
  ]);
  expect(
    readFileSync((await download.path()) ?? "")
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
  await page.getByRole("button", { name: "나가기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "나가기" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("한 명은 있어야 해요");
  await page.getByRole("dialog").getByRole("button", { name: "닫기" }).first().click();

  await page.getByRole("button", { name: "공간 지우기" }).click();
  const remove = page.getByRole("dialog", { name: "공간을 지울까요?" });
  await remove.getByLabel("공간 이름을 그대로 적어 주세요").fill("다른 이름");
  await remove.getByRole("button", { name: "모두 지우기" }).click();
  await expect(remove.getByText("적은 이름이 공간의 이름과 달라 지우지 않았어요.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "the end of a space");
  await remove.getByLabel("공간 이름을 그대로 적어 주세요").fill(NAME);
  await remove.getByRole("button", { name: "모두 지우기" }).click();
  await expect(heading(page, "공간을 지웠어요")).toBeFocused();
  await expect(page.getByText("없음", { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, "a certificate");
  await phone.reload();
  await expect(heading(phone, "없는 공간이에요")).toBeVisible();
});
