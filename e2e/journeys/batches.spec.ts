import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { becomePro } from "../support/become-pro.ts";
import { expect, test } from "../support/journey.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { BUS, CAT, GARDEN, READING } from "../support/texts.ts";

const JUDGED = { timeout: 40_000 };
const textFile = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
const picker = (page: Page) => page.locator('input[type="file"][multiple]');
const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function signUpAsPro(page: Page): Promise<void> {
  const email = freshEmail();
  await page.goto("/signup");
  await fillSignUp(page, email);
  await page.waitForURL("**/dashboard");
  await becomePro(page, email);
  await page.goto("/dashboard");
  await expect(page.getByTestId("credits").first()).toContainText("300");
}

async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test("여러 파일은 한 묶음이 되어 창을 닫아도 이어지고, 표로 모이고, 한 편씩 열린다", async ({ page, context }) => {
  test.setTimeout(120_000);
  await signUpAsPro(page);
  await picker(page).setInputFiles([
    textFile("3반_02_고은결_수행평가.txt", READING),
    textFile("3반_01_강다온_수행평가.txt", GARDEN),
    textFile("3반_03_김도하_수행평가.txt", "짧다."),
    textFile("=버스.txt", BUS),
    textFile("KakaoTalk_2026.hwp", "그림이 아니다"),
  ]);
  const dialog = page.getByRole("dialog", { name: "묶음 만들기" });
  await expect(dialog.getByLabel("묶음 이름")).toHaveValue("3반 수행평가");
  await expect(dialog).toContainText("파일 5개 · 5크레딧까지 들어요.");
  await expectAccessibleInBothThemes(page, "a new batch");
  await dialog.getByRole("button", { name: "5개 분석 시작" }).click();
  await page.waitForURL(/\/batches\/[\w-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "3반 수행평가" })).toBeVisible();
  // Every file has been sent; from here on the server goes on by itself.
  await expect(page.getByText("읽고 있어요", { exact: true })).toHaveCount(0, JUDGED);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(rowOf(again, "김도하")).toContainText("글은 50자 이상이어야 해요.", JUDGED);
  await expect(rowOf(again, "KakaoTalk_2026.hwp")).toContainText("다시 올리기", JUDGED);
  await expect(again.getByRole("progressbar")).toHaveCount(0, JUDGED);
  await expect(again.getByTestId("credits").or(again.getByText("297 / 300")).first()).toBeVisible();
  const names = await again.getByRole("listitem").getByRole("link").allTextContents();
  expect(names).toEqual(["강다온", "고은결", "김도하", "=버스.txt", "KakaoTalk_2026.hwp"]);
  await expectAccessibleInBothThemes(again, "a batch");

  await rowOf(again, "=버스.txt").hover();
  await rowOf(again, "=버스.txt")
    .getByRole("button", { name: /번호, 이름, 제목 고치기/ })
    .click();
  await again.getByLabel("번호", { exact: true }).fill("4");
  await again.getByLabel("이름", { exact: true }).fill("김서윤");
  await again.getByRole("button", { name: "저장" }).click();
  await expect(rowOf(again, "김서윤")).toContainText("=버스.txt");

  await again.getByRole("searchbox", { name: "이름이나 파일 찾기" }).fill("강다");
  await expect(again.getByRole("listitem").getByRole("link")).toHaveText(["강다온"]);
  await again.reload();
  await expect(again.getByRole("listitem").getByRole("link")).toHaveText(["강다온"]);
  await again.getByRole("searchbox", { name: "이름이나 파일 찾기" }).fill("");

  await again.getByRole("link", { name: "강다온" }).click();
  await expect(again.getByRole("heading", { level: 1, name: "1번 강다온" })).toBeVisible();
  await expect(again.getByRole("heading", { name: "분석 결과", exact: true })).toBeVisible();
  await again.getByRole("radio", { name: "이야기함" }).click();
  await expect(again.getByRole("radio", { name: "이야기함" })).toBeChecked();
  await again.locator("main h1").click();
  await again.keyboard.press("j");
  await expect(again.getByRole("heading", { level: 1, name: "2번 고은결" })).toBeFocused();
  await expectAccessibleInBothThemes(again, "a text of a batch");
  await again.keyboard.press("ArrowLeft");
  await expect(again.getByRole("heading", { level: 1, name: "1번 강다온" })).toBeFocused();
  await expect(again.getByRole("radio", { name: "이야기함" })).toBeChecked();
  await again.getByRole("link", { name: "묶음 표로" }).first().click();
  await expect(rowOf(again, "강다온")).toContainText("이야기함");

  await again.getByRole("button", { name: "표로 받기" }).click();
  const csv = await saved(again, () => again.getByRole("button", { name: "CSV" }).click());
  expect(csv.name).toBe("3반 수행평가.csv");
  const lines = csv.bytes.toString("utf8").trim().split("\r\n");
  expect(lines).toHaveLength(6);
  expect(lines[4]).toContain(`4,"김서윤","'=버스.txt"`);
  await again.getByRole("button", { name: "표로 받기" }).click();
  const xlsx = await saved(again, () => again.getByRole("button", { name: "엑셀 (XLSX)" }).click());
  expect(strFromU8(unzipSync(xlsx.bytes)["xl/worksheets/sheet1.xml"] ?? new Uint8Array())).toContain("강다온");
  const zip = await saved(again, () => again.getByRole("button", { name: "PDF 묶음" }).click());
  const reports = unzipSync(zip.bytes);
  expect(Object.keys(reports)).toEqual(["3반_01_강다온_수행평가.pdf", "3반_02_고은결_수행평가.pdf", "=버스.pdf"]);
  for (const bytes of Object.values(reports)) expect(strFromU8(bytes.subarray(0, 5))).toBe("%PDF-");
});

test("ZIP도 묶음이 되고, 멈추었다 잇고, 이름을 고치고, 기록에서 찾고, 남김없이 지운다", async ({ page }) => {
  test.setTimeout(120_000);
  await signUpAsPro(page);
  const packed = zipSync({
    "겨울/1_남예준_독후감.txt": strToU8(CAT),
    "겨울/2_류하진_독후감.txt": strToU8(BUS),
    "__MACOSX/x": strToU8("x"),
  });
  await picker(page).setInputFiles({ name: "겨울.zip", mimeType: "application/zip", buffer: Buffer.from(packed) });
  await page.getByRole("button", { name: "2개 분석 시작" }).click();
  await page.waitForURL(/\/batches\/[\w-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "독후감" })).toBeVisible();
  // A fast server may have read both before.
  const isStopped = await page
    .getByRole("button", { name: "멈추기" })
    .click({ timeout: 2_000 })
    .then(() => page.getByRole("button", { name: "이어서" }).isVisible({ timeout: 2_000 }))
    .catch(() => false);
  if (isStopped) await page.getByRole("button", { name: "이어서" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0, JUDGED);
  await page.getByRole("button", { name: "이름 고치기", exact: true }).click();
  await page.getByLabel("묶음 이름").fill("겨울 방학 숙제");
  // The name is shown before the server has it.
  const renamed = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await page.getByRole("button", { name: "저장" }).click();
  await renamed;
  await expect(page.getByRole("heading", { level: 1, name: "겨울 방학 숙제" })).toBeVisible();

  await page.goto("/history");
  const strip = page.getByRole("region", { name: "묶음" });
  await expect(strip.getByRole("link", { name: /겨울 방학 숙제/ })).toBeVisible();
  await expectAccessibleInBothThemes(page, "the history with batches");
  await strip.getByRole("link", { name: "모두 보기" }).click();
  await page.getByRole("searchbox", { name: "묶음 이름 찾기" }).fill("방학숙제");
  await page.getByRole("link", { name: /겨울 방학 숙제/ }).click();
  await expect(page.getByRole("listitem").getByRole("link")).toHaveText(["남예준", "류하진"]);
  await page.getByRole("button", { name: "지우기" }).click();
  await page.getByRole("button", { name: "모두 지우기" }).click();
  await expect(page.getByRole("heading", { name: "아직 묶음이 없어요" })).toBeVisible();
});
