import type { Page } from "@playwright/test";
import { analyse, openVerifiedAccount } from "../support/account.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { CAT } from "../support/texts.ts";

const PAYLOAD = `<img src=x onerror="document.title='깨졌어요'"> <script>document.title='깨졌어요'</script> [글](javascript:alert(1))`;
const name = () => `이웃${Math.random().toString(36).slice(2, 8)}`;

async function chooseName(page: Page, nickname: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "별명을 정해 주세요" });
  await dialog.getByLabel("별명").fill(nickname);
  await dialog.getByRole("button", { name: "정하기" }).click();
}

test("결과를 붙여 글을 쓰고, 댓글에 답글을 달고, 알림으로 만난다; 쓴 태그는 글자로 보인다", { tag: "@main" }, async ({
  page,
  browser,
}) => {
  test.slow();
  const [writer, reader] = [name(), name()];
  await openVerifiedAccount(page);
  await analyse(page, CAT);
  await page.goto("/community/write");
  await page.getByRole("radio", { name: "결과", exact: true }).check();
  await page.getByLabel("제목").fill(`고양이 글 ${PAYLOAD}`.slice(0, 80));
  await page.getByRole("textbox", { name: "글", exact: true }).fill(`**강조(굵게)**입니다\n\n${PAYLOAD}`);
  await page.reload();
  await expect(page.getByLabel("제목")).toHaveValue(/^고양이 글/);
  await page.getByRole("radio", { name: "미리보기" }).check();
  await expect(page.getByRole("region", { name: "미리보기" }).locator("strong")).toHaveText("강조(굵게)");
  await page.getByRole("button", { name: "내 결과 붙이기" }).click();
  await page
    .getByRole("dialog", { name: "붙일 결과 고르기" })
    .getByRole("listitem")
    .getByRole("button")
    .first()
    .click();
  await expectAccessibleInBothThemes(page, "the form of a post");
  await page.getByRole("button", { name: "올리기" }).click();
  await chooseName(page, writer);
  await page.waitForURL(/\/community\/post\//);
  const post = page.getByRole("article");
  await expect(post.getByRole("region", { name: "붙인 결과" })).toContainText("본문은 보이지 않아요.");
  await expect(post.getByText("<script>", { exact: false }).first()).toBeVisible();
  await expect(post.locator("img, script, a[href^=javascript]")).toHaveCount(0);
  await expectAccessibleInBothThemes(page, "a post");

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const phone = await context.newPage();
  await openVerifiedAccount(phone);
  await phone.goto(page.url());
  await phone.getByRole("textbox", { name: "댓글 쓰기" }).fill(`저도 궁금해요 ${PAYLOAD}`);
  await phone.keyboard.press("ControlOrMeta+Enter");
  await chooseName(phone, reader);
  await expect(phone.getByRole("listitem").getByText("저도 궁금해요")).toBeVisible();
  await phone.getByRole("button", { name: /도움돼요/ }).click();
  await expect(phone.getByRole("button", { name: "도움돼요 1" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessibleInBothThemes(phone, "a post with an answer");

  await page.reload();
  await page.getByRole("button", { name: "알림, 읽지 않음 1개" }).click();
  await page.getByRole("menuitem", { name: `${reader}님이 내 글에 댓글을 남겼어요.` }).click();
  await expect(page.getByRole("button", { name: "알림", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "답글" }).click();
  await page.getByRole("textbox", { name: "답글 쓰기" }).fill("고맙습니다.");
  await page.getByRole("form", { name: "답글 쓰기" }).getByRole("button", { name: "등록" }).click();
  await expect(page.getByText("고맙습니다.")).toBeVisible();

  await phone.reload();
  await phone.getByRole("button", { name: "알림, 읽지 않음 1개" }).click();
  await expectAccessibleInBothThemes(phone, "the menu of notices", { include: "[role=menu]" });
  await phone.getByRole("menuitem", { name: `${writer}님이 내 댓글에 답글을 남겼어요.` }).click();
  await expect(phone.getByText("고맙습니다.")).toBeVisible();
  expect([await page.title(), await phone.title()].join()).not.toContain("깨졌어요");

  const visitor = await (await browser.newContext({ viewport: { width: 320, height: 700 } })).newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByText("고맙습니다.")).toBeVisible();
  expect(await visitor.content()).not.toContain("@example.com");
  expect(await visitor.content()).not.toContain("윤서진");
  await visitor.getByRole("textbox", { name: "댓글 쓰기" }).fill("손님의 말");
  await visitor.getByRole("button", { name: "등록" }).click();
  await expect(visitor.getByRole("dialog", { name: "로그인이 필요해요" })).toBeVisible();
  await visitor.keyboard.press("Escape");
  await expectNoOverflow(visitor);
  await visitor.goto("/community?query=고양이");
  await expect(visitor.getByRole("listitem").first()).toContainText("고양이 글");
  await expectAccessibleInBothThemes(visitor, "the list found by a word");
});
