import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { openVerifiedAccount } from "../support/account.ts";
import { expect, test } from "../support/journey.ts";
import { lastKept } from "../support/last-kept.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { readPdf } from "../support/pdf-text.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { BUS } from "../support/texts.ts";

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector(".ProseMirror")?.dispatchEvent(event);
  }, text);

/** Everything that a page sends from now on. */
function watchSent(page: Page): { url: string; body: string }[] {
  const sent: { url: string; body: string }[] = [];
  page.on("request", (request) => sent.push({ url: decodeURI(request.url()), body: request.postData() ?? "" }));
  return sent;
}

const seal = (page: Page) => page.getByTestId("record-check");
const panel = (page: Page) => page.getByRole("complementary", { name: "작성 기록" });
const START = "작성 기록 켜기";

async function startRecord(page: Page): Promise<void> {
  await page.getByRole("button", { name: START }).first().click();
  await expect(page.getByRole("button", { name: "멈추기" })).toBeVisible();
}

/** Makes a link in the open dialog; the notice of an earlier one may still be there. */
async function copyLink(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.getByRole("button", { name: "링크 만들고 복사" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).not.toBe("");
  await expect(page.getByText("링크를 만들어 복사했어요.").last()).toBeVisible();
  return copied();
}

/** What the writer of these journeys writes: typed, pasted, deleted and typed again. */
async function write(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "본문" }).click();
  await page.keyboard.type("버스를 탔다. 비밀이야기");
  // Long enough to be seen in the replay.
  await page.waitForTimeout(1_500);
  for (let count = 0; count < 5; count++) await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await paste(page, BUS);
  const ime = await page.context().newCDPSession(page);
  await ime.send("Input.imeSetComposition", { text: "ㄱ", selectionStart: 1, selectionEnd: 1 });
  await ime.send("Input.imeSetComposition", { text: "끝", selectionStart: 1, selectionEnd: 1 });
  await ime.send("Input.insertText", { text: "끝" });
  await page.keyboard.press("Backspace");
  await page.keyboard.type("끝.");
  await expect.poll(() => lastKept(page)).toEqual(["끝", "."]);
}
const FINAL = `버스를 탔다. \n${BUS}끝.`;

test("기록하며 쓰고 링크로 보여 주면 모르는 사람이 휴대폰에서 읽고 확인하고, 닫으면 볼 수 없다", {
  tag: "@main",
}, async ({ page, browser }) => {
  test.slow();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const email = await openVerifiedAccount(page);
  await page.goto("/editor");
  const sent = watchSent(page);
  await startRecord(page);
  await expect(
    panel(page).getByText("기록은 이 기기에만 있어요. 서버에는 1분마다 글 지문(해시)만 보내요."),
  ).toBeVisible();
  await write(page);
  await expect(panel(page).getByRole("heading", { name: /하루에 한 번, \d분 동안 썼어요/ })).toBeVisible();
  await expect(page.getByTestId("origin-strip").locator(".o-paste")).toHaveCount(1);
  await panel(page).getByRole("button", { name: "붙여넣기 1 가져온 곳 적기" }).click();
  await panel(page).getByLabel("붙여넣기 1 가져온 곳").fill("지난 학기 과제에서 옮겼어요");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText(/지난 학기 과제에서 옮겼어요/)).toBeVisible();
  await expectAccessibleInBothThemes(page, "the editor with a record");

  // A reload goes on with the same record.
  await page.reload();
  await expect(page.getByText(/시각 인증 \d\d:\d\d/)).toBeVisible();
  // Only hashes, counts and the record's number have left the device.
  const stamps = sent.filter(({ url }) => url.includes("/api/writing-records/"));
  expect(stamps.length).toBeGreaterThan(0);
  for (const { body } of stamps) {
    expect(Object.keys(JSON.parse(body)).sort()).toEqual(["characters", "entries", "hash", "recordId"]);
  }
  for (const { url, body } of sent) expect(`${url} ${body}`).not.toMatch(/버스를|비밀|강을 건넌|지난 학기/);

  await page.getByRole("button", { name: "작성 기록", exact: true }).click();
  await panel(page).getByRole("button", { name: "이 기록 보여 주기" }).click();
  const dialog = page.getByRole("dialog", { name: "이 기록 보여 주기" });
  await dialog.getByLabel("제목").fill("버스에서");
  await dialog.getByLabel("이름 (선택)").fill("윤서진");
  await expectAccessibleInBothThemes(page, "the dialog of showing a record", { include: "[role=dialog]" });
  const link = await copyLink(page);
  expect(link).toMatch(/\/records\/[\w-]{32}$/);
  // Shown without what was deleted: it has not left the device even now.
  for (const { body } of sent) expect(body).not.toContain("비밀");

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const answer = await phone.goto(link);
  expect(answer?.headers()).toMatchObject({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" });
  await expect(phone.getByRole("heading", { level: 1, name: "버스에서" })).toBeVisible();
  await expect(phone.getByText("윤서진 님이 보여 준 기록")).toBeVisible();
  await expect(phone.getByText("이름은 보낸 사람이 적었어요.", { exact: true })).toBeVisible();
  await expect(seal(phone)).toContainText("중간에 고친 흔적이 없어요");
  await expect(seal(phone)).toContainText(/서버가 시각을 \d+번 인증했어요/);
  const text = phone.getByRole("region", { name: "글", exact: true });
  await expect(text.locator(".o-paste")).toContainText("버스를 잘못 탔다는 걸");
  await expect(text).toContainText("버스를 탔다.");
  await expect(text).not.toContainText("비밀");
  const events = phone.getByRole("region", { name: "기록에 남은 일" });
  await expect(events).toContainText(`붙여넣기 1 2문단, ${BUS.length}자`);
  await expect(events).toContainText("글쓴이가 적음: 지난 학기 과제에서 옮겼어요");
  await expect(phone.getByText("자판을 누른 사람이 누구인지 알 수 없어요. 이름은 보낸 사람이 적었어요.")).toBeVisible();
  expect(await phone.content()).not.toContain(email);
  await expectNoOverflow(phone);
  await expectAccessibleInBothThemes(phone, "a shared record on a phone");

  // The summary to be printed: one page that leads back here.
  const summary = phone.waitForEvent("download");
  await phone.getByRole("button", { name: "PDF 한 장" }).click();
  const { pages, text: said } = await readPdf(await summary);
  expect(pages).toBe(1);
  for (const part of ["작성 기록 요약", "윤서진", "중간에 고친 흔적이 없습니다", "버스를 탔다.", link.slice(-32)]) {
    expect(said).toContain(part);
  }
  expect(said).not.toContain("비밀");

  // The text that the reader got was edited later: how much of it, and where.
  const own = phone.getByRole("region", { name: "가진 글과 비교" });
  await own.getByRole("button", { name: "글 비교하기" }).click();
  await own.getByLabel("가진 글").fill(`${FINAL.replaceAll(" ", "  ")} 나중에 덧붙인 문장이다.`);
  await own.getByRole("button", { name: "비교", exact: true }).click();
  const compared = phone.getByTestId("record-compared");
  await expect(compared).toContainText("글이 기록을 마친 뒤 바뀌었어요");
  await expect(compared).toContainText(/\d+자 가운데 11자\(\d+%\)가 기록과 달라요\./);
  await compared.getByRole("button", { name: "바뀐 곳 보기" }).click();
  await expect(own.locator("mark")).toHaveText("나중에 덧붙인 문장이다.");
  await expect(seal(phone)).toContainText("중간에 고친 흔적이 없어요");
  await expectNoOverflow(phone);
  await expectAccessibleInBothThemes(phone, "a text that was edited after its record");
  await own.getByLabel("가진 글").fill(FINAL);
  await own.getByRole("button", { name: "비교", exact: true }).click();
  await expect(compared).toContainText("가진 글이 기록의 마지막 글과 같아요");

  // Without the text only those who have it can compare it.
  await dialog.getByRole("switch", { name: "글 보여 주기" }).click();
  await phone.goto(await copyLink(page));
  await expect(phone.getByText("글쓴이가 글은 보여 주지 않기로 했어요.")).toBeVisible();
  await expect(seal(phone)).toContainText("중간에 고친 흔적이 없어요");
  expect(await phone.content()).not.toContain("탔다");
  await phone.getByRole("button", { name: "글 비교하기" }).click();
  await phone.getByLabel("가진 글").fill(FINAL);
  await phone.getByRole("button", { name: "비교", exact: true }).click();
  await expect(phone.getByText("이 기록의 마지막 글과 한 글자도 다르지 않아요.")).toBeVisible();
  await phone.getByLabel("가진 글").fill(FINAL.replace("강을", "산을"));
  await phone.getByRole("button", { name: "비교", exact: true }).click();
  await expect(phone.getByText("이 기록의 마지막 글과 달라요.")).toBeVisible();

  const links = dialog.getByRole("region", { name: "이 기록의 링크" });
  await dialog.getByRole("button", { name: "닫기", exact: true }).click();
  await expect(dialog).toBeHidden();
  await panel(page).getByRole("button", { name: "이 기록 보여 주기" }).click();
  const row = links.getByRole("listitem").filter({ hasText: "글이 보여요" });
  await expect(row).toContainText("1번 열렸어요");
  await row.getByRole("button", { name: "링크 닫기" }).click();
  await expect(row).toContainText("닫혀 있어요");
  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "볼 수 없는 링크예요" })).toBeVisible();
  await row.getByRole("button", { name: "다시 열기" }).click();
  await expect(row).not.toContainText("닫혀 있어요");
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "버스에서" })).toBeVisible();
  await context.close();
});

test("쓴 과정을 다시 보고, 서버의 답이 한 곳이라도 바뀌면 어디부터 맞지 않는지 말한다", async ({ page, browser }) => {
  test.slow();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openVerifiedAccount(page);
  await page.goto("/editor");
  await startRecord(page);
  await write(page);
  await panel(page).getByRole("button", { name: "이 기록 보여 주기" }).click();
  const dialog = page.getByRole("dialog", { name: "이 기록 보여 주기" });
  await dialog.getByRole("switch", { name: "쓴 과정 다시 보기" }).click();
  const link = await copyLink(page);

  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const reader = await context.newPage();
  await reader.goto(link);
  await expect(seal(reader)).toContainText("중간에 고친 흔적이 없어요");
  const head = reader.getByRole("slider", { name: "쓴 시간" });
  await expect(head).toHaveAttribute("aria-valuetext", /, 끝$/);
  await head.focus();
  await reader.keyboard.press("Home");
  const then = reader.getByRole("region", { name: "그때의 글" });
  await expect(then).toHaveText("아직 빈 글이에요.");
  await expect(head).toHaveAttribute("aria-valuetext", /, 처음$/);
  await reader.getByRole("radio", { name: "1배" }).check();
  await head.focus();
  // What was deleted is a part of the course. It is there for two seconds only, so the page itself looks for it.
  const seen = reader.waitForFunction(() =>
    document.querySelector('[aria-label="그때의 글"]')?.textContent.includes("비밀"),
  );
  await reader.keyboard.press(" ");
  await seen;
  await reader.keyboard.press("End");
  await expect(then).toBeHidden();
  await expectAccessibleInBothThemes(reader, "a shared record");
  await expectNoOverflow(reader);

  await reader.route("**/api/shared-records?*", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const at = body.data.record.entries.findIndex(({ origin }: { origin: string }) => origin === "paste");
    body.data.record.entries[at].origin = "type";
    await route.fulfill({ response: answer, json: body });
  });
  await reader.reload();
  await expect(seal(reader)).toContainText("한 곳에서 기록이 이어지지 않아요");
  await expect(seal(reader)).toContainText(/\d+번째 기록\(\d+\. \d+\. \d\d:\d\d\)부터/);
  await expect(seal(reader)).toContainText("누가 왜 바꿨는지는 알 수 없어요.");
  await expect(reader.getByText("중간에 고친 흔적이 없어요")).toHaveCount(0);
  await seal(reader).getByRole("button", { name: "맞지 않는 곳 보기" }).click();
  await expect(reader.getByText(/번째 기록부터 맞지 않아요. 그 뒤는/)).toBeVisible();
  await expectAccessibleInBothThemes(reader, "a shared record that breaks");
  await context.close();
});

test("로그인하지 않고 쓴 기록도 내보내고, 받은 사람이 파일로 확인한다; 고친 기록은 드러난다", async ({ page }) => {
  await page.goto("/editor");
  await startRecord(page);
  await expect(panel(page).getByText(/서버에는 아무것도 보내지 않고/)).toBeVisible();
  await write(page);
  await page.getByRole("button", { name: "멈추기" }).click();
  await expect(panel(page).getByRole("region", { name: "이 기기의 기록" })).toContainText("버스를 탔다.");
  const zip = unzipSync(readFileSync(await downloadFrom(page, panel(page).getByRole("button", { name: "내보내기" }))));
  const report = strFromU8(zip["report.html"] as Uint8Array);
  expect(report).toContain("붙여넣기 1");
  expect(report).not.toContain("<script");
  const record = JSON.parse(strFromU8(zip["record.json"] as Uint8Array));

  await page.goto("/verify-record");
  const give = (bytes: Uint8Array) =>
    page
      .getByLabel("작성 기록 파일")
      .setInputFiles({ name: "record.zip", mimeType: "application/zip", buffer: Buffer.from(bytes) });
  await give(zipSync(zip));
  await expect(seal(page)).toContainText("시각은 서버가 확인하지 못했어요");
  await expect(page.getByRole("region", { name: "글", exact: true })).toContainText("버스를 탔다.");
  await expectAccessibleInBothThemes(page, "a record that was read");

  const pasted = record.entries.findIndex(({ origin }: { origin: string }) => origin === "paste");
  record.entries[pasted].origin = "type";
  await give(zipSync({ "record.json": strToU8(JSON.stringify(record)) }));
  await expect(seal(page)).toContainText("한 곳에서 기록이 이어지지 않아요");
  await give(strToU8("{}"));
  await expect(page.getByRole("alert")).toContainText("작성 기록의 형식이 아니에요.");
  await give(strToU8('{"format":"geulgyeol-writing-record","version":1}'));
  await expect(page.getByRole("alert")).toContainText("예전 형식으로 만든 기록이라");
});

async function downloadFrom(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return download.path();
}

test("글 안에서 옮긴 문단은 직접 친 글로 남고, 남의 글은 옮겨도 붙여 넣은 글이다", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/editor");
  await startRecord(page);
  await page.getByRole("textbox", { name: "본문" }).click();
  await page.keyboard.type("나는 강가를 오래 걸었다.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("나는 다리를 건넜다.");
  await page.keyboard.press("Enter");
  // The first line is cut and pasted below, as a keyboard does it.
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("Shift+End");
  await page.keyboard.press("ControlOrMeta+X");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("ControlOrMeta+V");
  await expect.poll(() => lastKept(page)).toEqual(["", "나는 강가를 오래 걸었다."]);
  await expect(panel(page).getByRole("heading", { name: /글을 모두 편집기에서 직접 쳤어요/ })).toBeVisible();
  await expect(panel(page).getByText(/붙여넣기 1/)).toHaveCount(0);
  await paste(page, BUS);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+X");
  await page.keyboard.press("ControlOrMeta+V");
  await expect(panel(page).getByText(new RegExp(`붙여넣기 1, ${BUS.length}자`))).toBeVisible();
  await page.getByRole("button", { name: "멈추기" }).click();
  const file = await downloadFrom(page, panel(page).getByRole("button", { name: "내보내기" }));
  await page.goto("/verify-record");
  await page.getByLabel("작성 기록 파일").setInputFiles(file);
  await expect(seal(page)).toContainText("처음부터 끝까지 이어져요.");
  await expect(page.getByRole("region", { name: "기록에 남은 일" })).toContainText("글 안에서 옮긴 곳 2번");
  await expect(page.getByRole("region", { name: "글", exact: true }).locator(".o-paste")).toContainText("버스를 잘못");
});

test("두 탭이 같은 기록을 알아도 한 탭만 잇고, 다른 탭은 그렇게 말하며, 그 탭이 닫히면 이어받는다", async ({
  page,
}) => {
  await page.goto("/editor");
  await startRecord(page);
  await page.getByRole("textbox", { name: "본문" }).click();
  await page.keyboard.type("첫 탭에서 쓴다.");
  await expect.poll(() => lastKept(page)).toEqual(["다", "."]);

  // A window that a page opens begins with a copy of what its tab keeps, as a duplicated tab does.
  const [second] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(() => {
      window.open("/editor");
    }),
  ]);
  await second.getByRole("button", { name: "다른 탭에서 기록 중" }).click();
  await expect(panel(second).getByText("이 글의 기록은 다른 탭에서 이어지고 있어요.")).toBeVisible();
  await expect(panel(second).getByRole("button", { name: "지우기" })).toBeDisabled();
  await second.getByRole("textbox", { name: "본문" }).click();
  await second.keyboard.press("Control+End");
  await second.keyboard.type(" 둘째 탭");
  await page.bringToFront();
  await page.keyboard.type("이어서");
  // Only what the first tab wrote is kept, also after the second one had time to write.
  await expect.poll(() => lastKept(page)).toEqual(["어", "서"]);
  await second.waitForTimeout(1_500);
  expect(await lastKept(page)).toEqual(["어", "서"]);

  await page.close();
  await second.getByRole("button", { name: "멈추기" }).click();
  const file = await downloadFrom(second, panel(second).getByRole("button", { name: "내보내기" }));
  await second.goto("/verify-record");
  await second.getByLabel("작성 기록 파일").setInputFiles(file);
  await expect(seal(second)).toContainText("처음부터 끝까지 이어져요.");
  await expect(second.getByText(/기록을 켜 둔 편집기 밖에서 바뀐 글이에요/)).toBeVisible();
});
