import { openVerifiedAccount } from "../support/account.ts";
import { becomePro } from "../support/become-pro.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { freshEmail, signUpByRequest } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";

const NAME = "2학년 3반 국어";

test("다른 선생님을 초대하고, 담당을 넘기고, 반에서 나간다", async ({ page, browser }) => {
  test.slow();
  const email = freshEmail();
  await signUpByRequest(page, email);
  await becomePro(page, email);
  const data = { name: NAME, year: new Date().getFullYear(), term: 2, isUnder14: false };
  const headers = { origin: new URL(page.url()).origin };
  const made = await (await page.request.post("/api/classes", { data, headers })).json();
  const settings = `/classes/${made.data.id}/settings`;

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const colleague = await openVerifiedAccount(phone);

  await test.step("받아들이기 전에는 아무것도 안 보인다", async () => {
    await page.goto(settings);
    await page.getByRole("button", { name: "선생님 초대" }).click();
    const dialog = page.getByRole("dialog", { name: "선생님 초대" });
    await dialog.getByLabel("이메일").fill(colleague);
    await dialog.getByRole("radio", { name: /과제 만들기까지/ }).check();
    await dialog.getByRole("button", { name: "초대" }).click();
    await expect(page.getByText("초대함 · 받아들이면 볼 수 있어요")).toBeVisible();
    await expect(page.getByText("먼저 이어받을 선생님을 이 반에 초대해 주세요.")).toBeVisible();
    await phone.goto(settings);
    await expect(phone.getByRole("heading", { name: "없는 반이에요" })).toBeVisible();
  });

  await test.step("받아들이면 반이 목록에 있다", async () => {
    await phone.goto("/classes");
    const invitation = phone.getByRole("region", { name: "초대" });
    await expect(invitation).toContainText(`${NAME}에 초대했어요.`);
    await expectNoOverflow(phone);
    await expectAccessibleInBothThemes(phone, "an invitation to a class");
    await invitation.getByRole("button", { name: "받아들이기" }).click();
    await expect(phone.getByRole("link", { name: NAME })).toContainText("과제 만들기까지");
    await expect(invitation).toBeHidden();
  });

  await test.step("담당을 넘기면 새 담당이 받아들인 뒤에 바뀐다", async () => {
    await page.reload();
    await page.getByRole("button", { name: "담당 넘기기" }).click();
    await expect(page.getByText("선생님의 답을 기다리고 있어요.")).toBeVisible();
    await phone.reload();
    const offer = phone.getByRole("region", { name: "초대" });
    await expect(offer).toContainText("앞으로 드는 크레딧도 내 계정에서 나가요.");
    await expectNoOverflow(phone);
    await offer.getByRole("button", { name: "받아들이기" }).click();
    await expect(offer).toBeHidden();
    await phone.goto(settings);
    await expect(phone.getByRole("button", { name: "선생님 초대" })).toBeVisible();
    await expect(phone.getByRole("button", { name: "이 반에서 나가기" })).toBeHidden();
    await expectNoOverflow(phone);
    await expectAccessibleInBothThemes(phone, "the settings of a class on a phone");
  });

  await test.step("나가면 더는 볼 수 없다", async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: "모두 지우기" })).toBeHidden();
    await page.getByRole("button", { name: "이 반에서 나가기" }).click();
    const dialog = page.getByRole("dialog", { name: "이 반에서 나갈까요?" });
    await expectAccessibleInBothThemes(page, "leaving a class", { include: "[role=dialog]" });
    await dialog.getByRole("button", { name: "나가기" }).click();
    await page.waitForURL("**/classes");
    await expect(page.getByRole("heading", { name: "아직 반이 없어요" })).toBeVisible();
    await page.goto(settings);
    await expect(page.getByRole("heading", { name: "없는 반이에요" })).toBeVisible();
    await phone.reload();
    await expect(phone.getByText("먼저 이어받을 선생님을 이 반에 초대해 주세요.")).toBeVisible();
  });
});
