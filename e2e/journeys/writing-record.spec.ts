import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "../support/journey.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { BUS } from "../support/texts.ts";

/** Text inserted by the last two entries stored on the device. */
const lastKept = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const store = await done(indexedDB.open("geulgyeol"));
    const all = await done(store.transaction("entries").objectStore("entries").getAll());
    store.close();
    return all.slice(-2).map(({ entry }: { entry: { inserted: string } }) => entry.inserted);
  });

test("기록하며 쓰고, 내보내고, 받은 사람이 확인한다; 고친 기록은 들킨다", { tag: "@main" }, async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/writing-records/")) sent.push(request.postData() ?? "");
  });
  await page.goto("/signup?next=/editor");
  await fillSignUp(page, freshEmail());
  await page.waitForURL(({ pathname }) => pathname === "/editor");
  const surface = page.getByRole("textbox", { name: "본문" });
  const dialog = page.getByRole("dialog", { name: "작성 기록" });
  await page.getByRole("button", { name: "작성 기록" }).click();
  await expect(dialog.getByText("누가 자판을 쳤는지는 알 수 없어요.")).toBeVisible();
  await dialog.getByLabel(/서버가 시각을 인증해요/).check();
  await expectAccessibleInBothThemes(page, "the dialog of the record", { include: "[role=dialog]" });
  await dialog.getByRole("button", { name: "기록 시작" }).click();
  await expect(dialog.getByText("기록하고 있어요")).toBeVisible();
  await page.keyboard.press("Escape");

  await surface.click();
  await page.keyboard.type("버스를 탔다.");
  await page.keyboard.press("Enter");
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector(".ProseMirror")?.dispatchEvent(paste);
  }, BUS);
  const ime = await page.context().newCDPSession(page);
  await ime.send("Input.imeSetComposition", { text: "ㄱ", selectionStart: 1, selectionEnd: 1 });
  await ime.send("Input.imeSetComposition", { text: "끝", selectionStart: 1, selectionEnd: 1 });
  await ime.send("Input.insertText", { text: "끝" });
  await page.keyboard.press("Backspace");
  await page.keyboard.type("끝.");
  // A reload goes on with the same record, once the last key has been kept on the device.
  await expect.poll(() => lastKept(page)).toEqual(["끝", "."]);
  await page.reload();
  await page.getByRole("button", { name: "기록 중" }).click();
  await expect(dialog.getByText(/마지막 시각 인증/)).toBeVisible();
  await dialog.getByRole("button", { name: "기록 마치기" }).click();
  await expect(dialog.getByRole("button", { name: "기록 시작" })).toBeVisible();

  await dialog.getByRole("button", { name: "다시 보기" }).click();
  const then = dialog.getByRole("region", { name: "그때의 글" });
  const final = `버스를 탔다.\n${BUS}끝.`;
  await expect(then).toHaveText(final, { useInnerText: true });
  await dialog.getByRole("slider").focus();
  await page.keyboard.press("Home");
  await expect(then).toHaveText("");
  await page.keyboard.press("ArrowRight");
  await expect(then).toHaveText("버");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "내보내기" }).click(),
  ]);
  const zip = unzipSync(readFileSync(await download.path()));
  const report = strFromU8(zip["report.html"] as Uint8Array);
  expect(report).toContain("붙여 넣기");
  expect(report).toContain("누가 자판을 쳤는지는 알 수 없습니다.");
  expect(report).not.toContain("<script");
  const record = JSON.parse(strFromU8(zip["record.json"] as Uint8Array));
  expect(record.stamps.length).toBeGreaterThan(0);
  // Only hashes, owner, times and counts cross the wire.
  expect(sent.length).toBeGreaterThan(0);
  for (const body of sent) {
    expect(Object.keys(JSON.parse(body)).sort()).toEqual(["characters", "entries", "hash", "recordId"]);
    expect(body).not.toMatch(/[가-힣]/);
  }

  // Whoever gets the file needs no account.
  await page.context().clearCookies();
  await page.goto("/verify-record");
  const give = (bytes: Uint8Array) =>
    page
      .getByLabel("작성 기록 파일")
      .setInputFiles({ name: "record.zip", mimeType: "application/zip", buffer: Buffer.from(bytes) });
  const outcome = page.getByRole("region", { name: "확인한 결과" });
  await give(zipSync(zip));
  await expect(outcome.getByText("중간에 고친 흔적이 없어요. 기록이 처음부터 끝까지 이어져요.")).toBeVisible();
  await expect(outcome.getByText(/시각 인증 \d+개가 모두 맞아요/)).toBeVisible();
  await expect(outcome.getByText(`붙여 넣기 · ${BUS.length}자`)).toBeVisible();
  await expectAccessibleInBothThemes(page, "a record that was read");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/verify.png`, fullPage: true });

  const pasted = record.entries.findIndex(({ origin }: { origin: string }) => origin === "paste");
  record.entries[pasted].origin = "type";
  await give(zipSync({ "record.json": strToU8(JSON.stringify(record)) }));
  await expect(outcome.getByText(/기록이 나중에 바뀌었어요/)).toBeVisible();
  await give(strToU8("{}"));
  await expect(page.getByRole("alert")).toContainText("작성 기록의 형식이 아니에요.");
});

test("두 탭이 같은 기록을 알아도 한 탭만 잇고, 다른 탭은 그렇게 말하며, 그 탭이 닫히면 이어받는다", async ({
  page,
}) => {
  await page.goto("/editor");
  const dialogOf = (tab: Page) => tab.getByRole("dialog", { name: "작성 기록" });
  await page.getByRole("button", { name: "작성 기록" }).click();
  await dialogOf(page).getByRole("button", { name: "기록 시작" }).click();
  await expect(dialogOf(page).getByText("기록하고 있어요")).toBeVisible();
  await page.keyboard.press("Escape");
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
  await expect(dialogOf(second).getByText("이 글의 기록은 다른 탭에서 이어지고 있어요.")).toBeVisible();
  await expect(dialogOf(second).getByRole("button", { name: "지우기" })).toBeDisabled();
  await second.keyboard.press("Escape");
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
  await second.getByRole("button", { name: "기록 중", exact: true }).click();
  const dialog = dialogOf(second);
  await dialog.getByRole("button", { name: "기록 마치기" }).click();
  const [download] = await Promise.all([
    second.waitForEvent("download"),
    dialog.getByRole("button", { name: "내보내기" }).click(),
  ]);
  await second.goto("/verify-record");
  await second.getByLabel("작성 기록 파일").setInputFiles(await download.path());
  const outcome = second.getByRole("region", { name: "확인한 결과" });
  await expect(outcome.getByText("중간에 고친 흔적이 없어요. 기록이 처음부터 끝까지 이어져요.")).toBeVisible();
  await expect(outcome.getByText(/편집기 밖에서 바뀜/).first()).toBeVisible();
});
