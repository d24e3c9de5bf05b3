import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { analyse, openVerifiedAccount } from "../support/account.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { readPdf } from "../support/pdf-text.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { BUS, CAT } from "../support/texts.ts";

const TYPED = "버스를 잘못 탄 날을 적어 둔다. ";

/** Writes a recorded text and makes a link that shows it. */
async function shareRecord(page: Page): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/editor");
  await page.getByRole("button", { name: "작성 기록 켜기" }).first().click();
  await expect(page.getByRole("button", { name: "멈추기" })).toBeVisible();
  await page.getByRole("textbox", { name: "본문" }).click();
  await page.keyboard.type(TYPED);
  await page.evaluate((text) => navigator.clipboard.writeText(text), BUS);
  await page.keyboard.press("ControlOrMeta+V");
  await page.getByRole("button", { name: "이 기록 보여 주기" }).click();
  const dialog = page.getByRole("dialog", { name: "이 기록 보여 주기" });
  await dialog.getByLabel("제목").fill("버스에서");
  await dialog.getByRole("switch", { name: "쓴 과정 다시 보기" }).click();
  await dialog.getByRole("button", { name: "링크 만들고 복사" }).click();
  await expect(page.getByText("링크를 만들어 복사했어요.").last()).toBeVisible();
}

test("기록이 있는 글의 결과에는 표시가 붙고, 고친 글이면 기록에서 바뀐 곳을 본다", async ({ page, browser }) => {
  test.slow();
  await openVerifiedAccount(page);
  await shareRecord(page);
  const same = await analyse(page, `${TYPED}${BUS}`);
  await page.goto(`/history/${same}`);
  await page.getByRole("link", { name: /^작성 기록 있음 · 직접 침 \d+%$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "버스에서" })).toBeVisible();
  await expect(page.getByTestId("record-check")).toContainText("처음부터 끝까지");
  await expect(page.getByTestId("record-compared")).toHaveCount(0);

  const edited = await analyse(page, `${TYPED}${BUS} 나중에 덧붙인 문장이다.`);
  await page.goto(`/history/${edited}`);
  const badge = page.getByRole("link", { name: /^작성 기록 있음 · 그 뒤 \d+% 고침$/ });
  await expect(badge).toBeVisible();
  await expectAccessibleInBothThemes(page, "a result with a badge");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(decodeURI(request.url()) + (request.postData() ?? "")));
  await badge.click();
  // The reader of the own result sees at once what was changed; the text went along within the browser.
  const compared = page.getByTestId("record-compared");
  await expect(compared).toContainText("글이 기록을 마친 뒤 바뀌었어요");
  await compared.getByRole("button", { name: "바뀐 곳 보기" }).click();
  await expect(page.locator("mark")).toHaveText("나중에 덧붙인 문장이다.");
  expect(sent.join("\n")).not.toContain("덧붙인");
  await expectAccessibleInBothThemes(page, "a record beside an edited text");

  // A record whose own text at its end is not the one that it leads to.
  await page.route("**/api/shared-records?*", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const end = body.data.record.entries.findLast(({ origin }: { origin: string }) => origin === "state");
    end.inserted += " 나중에 덧붙인 문장이다.";
    end.length = end.inserted.length;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(new URL(page.url()).pathname);
  const seal = page.getByTestId("record-check");
  await expect(seal).toContainText("보여 준 글이 기록의 끝과 달라요");
  await expect(seal).toContainText(/11자\(\d+%\)가 기록과 달라요\. 기록을 마친 뒤 바뀌었거나 다른 글이에요\./);
  const places = page.getByRole("region", { name: "기록의 끝과 다른 곳" });
  await expect(places.locator("mark")).toHaveText("나중에 덧붙인 문장이다.");
  await expect(page.getByRole("heading", { name: "이 기록으로 알 수 있는 것" })).toHaveCount(0);
  await expectNoOverflow(page);
  await expectAccessibleInBothThemes(page, "a record that shows another text at its end");
  await page.unroute("**/api/shared-records?*");

  // Strangers see the fact on the shared result, without a way to the record; a text without a record has no mark.
  const { data } = await (
    await page.request.post("/api/shares", { data: { analysisId: same, withText: true, days: 7 } })
  ).json();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const stranger = await context.newPage();
  await stranger.goto(`/shared/${data.token}`);
  await expect(stranger.getByText(/^작성 기록 있음 · 직접 침 \d+%$/)).toBeVisible();
  await expect(stranger.getByRole("link", { name: /작성 기록 있음/ })).toHaveCount(0);
  await expectNoOverflow(stranger);
  await context.close();
  const unrecorded = await analyse(page, CAT);
  await page.goto(`/history/${unrecorded}`);
  await expect(page.getByRole("link", { name: "소명 자료", exact: true })).toBeVisible();
  await expect(page.getByText(/작성 기록 있음/)).toHaveCount(0);
});

test("소명 자료에 기록을 붙이면 의심받은 글과 같은 글인지 말하고, 그 비율을 적는다", async ({ page }) => {
  test.slow();
  await openVerifiedAccount(page);
  await shareRecord(page);
  const attach = async (id: string) => {
    await page.goto(`/history/${id}`);
    await page.getByRole("link", { name: "소명 자료", exact: true }).click();
    const box = page.getByRole("checkbox", { name: /작성 기록 · 버스에서/ });
    if (!(await box.isChecked())) await box.check();
  };
  await attach(await analyse(page, CAT));
  await expect(page.getByText(/의심받은 글의 \d+%만 이 기록의 글에 있어요/)).toBeVisible();
  await expectAccessibleInBothThemes(page, "an appeal with a record of another text");
  await attach(await analyse(page, `${TYPED}${BUS}`));
  await expect(page.getByText("의심받은 글과 같은 글의 기록이에요.")).toBeVisible();
  await page.getByRole("checkbox", { name: /분석 결과/ }).uncheck();
  await expect(page.getByText("의심받은 글과 같은 글의 기록이에요.")).toBeVisible();
  await page.getByRole("checkbox", { name: /분석 결과/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "docx 받기" }).click(),
  ]);
  const path = await download.path();
  const parts = unzipSync(new Uint8Array(readFileSync(path)));
  const words = new TextDecoder().decode(parts["word/document.xml"]).replace(/<[^>]+>/g, "");
  expect(words).toContain("붙임 1. 작성 기록");
  expect(words).toContain("100% (같은 글)");
  expect(words).toMatch(/\/records\/[\w-]{32}/);
  await expectNoOverflow(page);

  // A text that is only pasted stays on the device and is compared there.
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  const takeText = async (text: string) => {
    await page.getByRole("button", { name: "바꾸기" }).click();
    await page.getByLabel("또는 글을 붙여 넣기").fill(text);
    await page.getByRole("button", { name: "이 글로 하기" }).click();
  };
  await takeText(`${TYPED}${BUS}`);
  await expect(page.getByText("의심받은 글과 같은 글의 기록이에요.")).toBeVisible();
  await takeText(`${TYPED}${BUS} 나중에 덧붙인 문장이다.`);
  await expect(page.getByText(/의심받은 글의 9\d%가 이 기록의 글에 있어요/)).toBeVisible();
  await expect(page.getByText(/붙여 넣은 글은 지문\(해시\)만 보내/)).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "PDF 받기" }).click(),
  ]);
  const { text } = await readPdf(saved);
  expect(text).toMatch(/9\d% \(글쓴이의 기기에서 비교\)/);
  // The letter's title, which the writer may change, is the beginning of the text.
  for (const part of ["나중에 덧붙인", BUS.slice(60, 90)]) expect(sent.join("\n")).not.toContain(part);
});
