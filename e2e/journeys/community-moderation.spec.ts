import type { Page } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { expect, test } from "../support/journey.ts";
import { OWN_SERVER_MS, type OwnServer, ownServer } from "../support/own-server.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";

const port = await freePort();
test.use({ baseURL: `http://127.0.0.1:${port}` });
test.describe.configure({ timeout: 300_000 });

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(OWN_SERVER_MS);
  server = ownServer(port);
  await server.start();
});
test.afterAll(() => server?.remove());

async function join(page: Page, nickname: string): Promise<string> {
  const email = freshEmail();
  await page.goto("/signup?next=/community");
  await fillSignUp(page, email);
  await page.waitForURL(({ pathname }) => pathname === "/community");
  const answer = await page.request.put("/api/community/profile", { data: { nickname } });
  expect(answer.status()).toBe(200);
  return email;
}

test("신고된 글을 운영자가 이유와 함께 숨기고, 글쓴이가 알고, 다시 살린다", async ({ page, browser }) => {
  const [readers, moderators] = [await browser.newContext(), await browser.newContext()];
  const [reader, moderator] = [await readers.newPage(), await moderators.newPage()];
  await join(page, "글쓴이");
  await join(reader, "읽는이");
  const email = await join(moderator, "지킴이");
  const words = { category: "free", title: "수상한 글", body: "여기로 오세요." };
  const written = await page.request.post("/api/community/posts", { data: words });
  expect(written.status()).toBe(200);
  const address = `/community/post/${(await written.json()).data.id}`;
  // Nobody asks for anything while the server is stopped.
  for (const one of [page, reader, moderator]) await one.goto("about:blank");
  await server.stop();
  server.admin("moderator", "add", email, "--reason", "커뮤니티를 돌봐요");
  await server.start();

  await reader.goto(address);
  await reader.getByRole("button", { name: "신고", exact: true }).click();
  const report = reader.getByRole("dialog", { name: "글 신고" });
  await expectAccessibleInBothThemes(reader, "the dialog of a report");
  await report.getByRole("radio", { name: "광고나 도배예요" }).check();
  await report.getByRole("button", { name: "신고하기" }).click();
  await expect(reader.getByRole("button", { name: "신고함" })).toBeDisabled();
  await reader.goto("/community/moderation");
  await expect(reader.getByText("찾는 화면이 없어요.")).toBeVisible();

  await moderator.goto("/community");
  await moderator.getByRole("link", { name: "운영", exact: true }).click();
  const item = moderator.getByRole("listitem").filter({ hasText: "수상한 글" }).first();
  await expect(item).toContainText("광고나 도배예요");
  await expectAccessibleInBothThemes(moderator, "the list of reports");
  await item.getByRole("button", { name: "숨기기" }).click();
  const decide = moderator.getByRole("dialog", { name: "숨기기" });
  await decide.getByRole("button", { name: "숨기기" }).click();
  await expect(decide.getByText("이유를 적어 주세요. 글쓴이에게 보여요.")).toBeVisible();
  await decide.getByLabel("이유").fill("광고로 보여요");
  await decide.getByRole("button", { name: "숨기기" }).click();
  await expect(moderator.getByText("기다리는 신고가 없어요.")).toBeVisible();

  await reader.goto(address);
  await expect(reader.getByRole("heading", { name: "없는 글이에요" })).toBeVisible();
  await page.goto(address);
  await expect(page.getByText("이유: 광고로 보여요").first()).toBeVisible();
  await page.getByRole("button", { name: "알림, 읽지 않음 1개" }).click();
  await expect(page.getByRole("menuitem", { name: /운영자가 내 글을 숨겼어요/ })).toContainText("광고로 보여요");
  await page.keyboard.press("Escape");
  await expectAccessibleInBothThemes(page, "a hidden post");

  await moderator.getByRole("radio", { name: "숨긴 것" }).check();
  await moderator.getByRole("button", { name: "되살리기" }).click();
  const restore = moderator.getByRole("dialog", { name: "되살리기" });
  await restore.getByLabel("이유").fill("설명을 들었어요");
  await restore.getByRole("button", { name: "되살리기" }).click();
  await expect(moderator.getByText("숨긴 글이 없어요.")).toBeVisible();
  await moderator.getByRole("radio", { name: "기록" }).check();
  await expect(moderator.getByText("설명을 들었어요")).toBeVisible();
  await expect(moderator.getByText("광고로 보여요")).toBeVisible();
  await expectAccessibleInBothThemes(moderator, "the log of the operators");
  await reader.goto(address);
  await expect(reader.getByRole("heading", { name: "수상한 글" })).toBeVisible();
});
