import { analyse, openVerifiedAccount } from "../support/account.ts";
import { goToSentence } from "../support/go-to-sentence.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { linkTo } from "../support/outbox.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { CAT } from "../support/texts.ts";

test("공유한 결과를 모르는 사람이 로그인 없이 읽고, 없애면 볼 수 없다", { tag: "@main" }, async ({ page, browser }) => {
  test.slow();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const email = await openVerifiedAccount(page);
  const id = await analyse(page, CAT);
  await page.goto(`/history/${id}`);
  const make = async (what: string) => {
    await page.getByRole("button", { name: "공유", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "결과 공유" });
    await dialog.getByRole("radio", { name: what }).check();
    await expectAccessibleInBothThemes(page, `the dialog of sharing, ${what}`, { include: "[role=dialog]" });
    await dialog.getByRole("button", { name: "링크 만들고 복사" }).click();
    await expect(dialog).toBeHidden();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const bare = await make("결과만, 글은 보이지 않게");
  const full = await make("결과와 글 모두");
  expect(full).toMatch(/\/shared\/[\w-]{32}$/);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const answer = await phone.goto(full);
  expect(answer?.headers()).toMatchObject({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" });
  await goToSentence(phone, 1);
  await expect(phone.getByText("택배 상자를 좋아한다").last()).toBeVisible();
  await expect(phone.getByText("참고 자료이며 단독 증거로 쓰지 마세요.")).toBeVisible();
  await expect(phone.getByText(/엔진 .* 모델 /)).toBeVisible();
  await expect(phone.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await phone.content()).not.toContain(email);
  expect(await phone.content()).not.toContain("윤서진");
  await expectNoOverflow(phone);
  await expectAccessibleInBothThemes(phone, "a shared report");
  await phone.goto(bare);
  await expect(phone.getByText("참고 자료이며 단독 증거로 쓰지 마세요.")).toBeVisible();
  expect(await phone.content()).not.toContain("고양이");

  await page.goto("/settings");
  const links = page.getByRole("listitem").filter({ hasText: "번 열림" });
  await expect(links).toHaveCount(2);
  await expect(links.filter({ hasText: "글까지 보여요" })).toContainText("1번 열림");
  await links.filter({ hasText: "글까지 보여요" }).getByRole("button", { name: "없애기" }).click();
  await expect(links).toHaveCount(1);
  await phone.goto(full);
  await expect(phone.getByRole("heading", { name: "볼 수 없는 링크예요" })).toBeVisible();
  await phone.goto(`${new URL(full).origin}/shared/${"A".repeat(32)}`);
  await expect(phone.getByRole("heading", { name: "볼 수 없는 링크예요" })).toBeVisible();
  await context.close();
});

test("확인하지 않은 이메일로는 공유하기 전에 확인을 청한다", async ({ page }) => {
  const email = freshEmail();
  await page.goto("/signup?next=/history");
  await fillSignUp(page, email);
  await page.waitForURL(({ pathname }) => pathname === "/history");
  const result = `/history/${await analyse(page, CAT)}`;
  await page.goto(result);
  await page.getByRole("button", { name: "공유", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "결과 공유" });
  await dialog.getByRole("button", { name: "확인 메일 받기" }).click();
  await expect(dialog.getByText("확인 메일을 보냈어요.")).toBeVisible();
  await expect.poll(() => linkTo(email, "확인")).toContain(encodeURIComponent(encodeURIComponent(result)));
  await page.goto(await linkTo(email, "확인"));
  await page.getByRole("link", { name: "결과로 돌아가기" }).click();
  await expect(page).toHaveURL(new RegExp(`${result}$`));
  await page.getByRole("button", { name: "공유", exact: true }).click();
  await expect(dialog.getByRole("button", { name: "링크 만들고 복사" })).toBeVisible();
});
