import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { becomePro } from "../support/become-pro.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes, expectFitsEveryWidth } from "../support/sound-page.ts";
import { BUS, CAT, GARDEN, READING, STORM } from "../support/texts.ts";

const fixture = (path: string) => fileURLToPath(new URL(`../../documents/fixtures/${path}`, import.meta.url));
const TITLE = "우리 동네에서 바뀌었으면 하는 한 가지";
const CLASS_NAME = "2학년 3반 국어";
const ROSTER = [
  "강다온",
  "고은결",
  "김도하",
  "김서윤",
  "김시온",
  "남예준",
  "류하진",
  "문가온",
  "박라온",
  "박지안",
  "백승우",
];

type HandIn = { readonly text: string } | { readonly file: string; readonly says: string };

/** Ten of eleven pupils hand in, in every way there is. */
const HAND_INS: readonly HandIn[] = [
  { file: "essays/crossing.hwp", says: "건널목은 초록불이" },
  { file: "essays/library.hwpx", says: "도서관은 일곱 시에" },
  { file: "essays/bus-stop.docx", says: "정류장 지붕이" },
  { file: "pdf/whole-words.pdf", says: "외할머니 댁에서" },
  { file: "image/korean-screen.png", says: "여름 방학" },
  { text: GARDEN },
  { text: BUS },
  { text: READING },
  { text: CAT },
  { text: STORM },
];

async function enter(
  page: Page,
  address: string,
  { number, content }: { number: number; content: HandIn },
): Promise<string> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await page.getByLabel("번호").fill(String(number));
  await page.getByLabel("이름").fill(ROSTER[number - 1] ?? "");
  if ("text" in content) await page.getByRole("textbox", { name: "글", exact: true }).fill(content.text);
  else {
    await page.getByText("파일로 내기").click();
    await page.getByLabel("파일 고르기").setInputFiles(fixture(content.file));
    await page.getByRole("button", { name: "읽은 글 확인하기" }).click({ timeout: 120_000 });
    await expect(page.getByRole("textbox", { name: "읽은 글" })).toHaveValue(new RegExp(content.says));
    await page.getByRole("button", { name: "확인했어요" }).click();
  }
  await page.getByLabel("위 내용을 읽었고, 글을 글결로 읽는 데 동의해요.").check();
  await page.getByRole("button", { name: "내기", exact: true }).click();
  await page.waitForURL("**/h/received");
  await expect(page.getByRole("heading", { name: "글을 잘 받았어요" })).toBeVisible();
  return (await page.locator("[data-receipt]").textContent()) ?? "";
}

const rows = (page: Page): Locator => page.getByRole("region", { name: "번호 순서로 본 반" }).getByRole("listitem");

test("한 달의 수업: 명단, 과제, 열 명이 내기, 읽고 묻기, 내려받기, 지우기", async ({ page, browser }) => {
  test.setTimeout(300_000);
  const email = freshEmail();
  await page.goto("/signup");
  await fillSignUp(page, email);
  await page.waitForURL("**/dashboard");
  await becomePro(page, email);

  await page.goto("/classes");
  await page.getByRole("button", { name: "반 만들기", exact: true }).click();
  await page.getByLabel("반 이름").fill(CLASS_NAME);
  await page.getByRole("button", { name: "만들기", exact: true }).click();
  await page.waitForURL(/\/classes\/[\w-]{36}\/pupils$/);
  const classPath = new URL(page.url()).pathname.replace(/\/pupils$/, "");
  await page.getByLabel("번호와 이름").fill(ROSTER.map((name, at) => `${at + 1}번 ${name}`).join("\n"));
  await expect(page.getByText("11명을 읽었어요")).toBeVisible();
  await expectAccessibleInBothThemes(page, "a roster");
  await page.getByRole("button", { name: "명단 저장" }).click();
  await expect(page.getByRole("button", { name: "명단 고치기" })).toBeVisible();

  await page.goto(classPath);
  await page.getByRole("button", { name: "새 과제" }).click();
  await page.getByLabel("제목").fill(TITLE);
  await page.getByLabel("안내 (선택)").fill("직접 본 일에서 시작해 주세요.");
  await page.getByLabel("가장 적은 글자 수").fill("200");
  await expectAccessibleInBothThemes(page, "a new assignment", { include: "[role=dialog]" });
  await page.getByRole("button", { name: "과제 만들기" }).click();
  await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
  await expect(rows(page)).toHaveCount(11);
  const address = (await page.getByTitle(/\/h\/[\w-]{32}$/).getAttribute("title")) ?? "";

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(address);
  await expect(phone.getByText("다른 학생은 아무것도 볼 수 없어요.")).toBeVisible();
  await expectNoOverflow(phone);
  await expectAccessibleInBothThemes(phone, "handing in");
  const receipts: string[] = [];
  for (const [at, content] of HAND_INS.entries())
    receipts.push(await enter(phone, address, { number: at + 1, content }));
  expect(new Set(receipts).size).toBe(10);
  // The receipt number is in no address, and whoever opens the page anew has to type it.
  expect(phone.url()).not.toContain(receipts[9]);
  await expectNoOverflow(phone);
  await expectAccessibleInBothThemes(phone, "what was handed in");
  await phone.getByRole("button", { name: "고쳐서 다시 내기" }).click();
  const again = phone.getByRole("dialog", { name: "고쳐서 다시 내기" });
  await again.getByRole("textbox", { name: "글", exact: true }).fill(`${STORM} 그래도 나는 그 여름이 좋았다.`);
  await again.getByRole("button", { name: "다시 내기", exact: true }).click();
  await expect(phone.getByText("다시 냈어요.")).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto("/h/received");
  await stranger.getByLabel("접수 번호").fill("0000-0000-0000-0000");
  await stranger.getByRole("button", { name: "열기" }).click();
  await expect(stranger.getByText("이 번호로 낸 글이 없어요.")).toBeVisible();
  await stranger.getByLabel("접수 번호").fill((receipts[5] ?? "").toLowerCase());
  await stranger.getByRole("button", { name: "열기" }).click();
  await expect(stranger.getByRole("heading", { name: "남예준 님, 글을 잘 받았어요" })).toBeVisible();

  await page.reload();
  await expect(page.getByText("10편의 분포")).toBeVisible({ timeout: 120_000 });
  await expect(rows(page)).toHaveCount(11);
  for (const [at, name] of ROSTER.entries()) await expect(rows(page).nth(at)).toContainText(name);
  await expect(rows(page).nth(9)).toContainText("다시 냄");
  await expect(rows(page).nth(10)).toContainText("아직");
  const distribution = page.getByRole("region", { name: "10편의 분포" });
  await expect(distribution).toContainText("이 그림만으로는 누구에 대해서도 말할 수 없어요.");
  for (const name of ROSTER) await expect(distribution).not.toContainText(name);
  await expectAccessibleInBothThemes(page, "an assignment");
  await expectFitsEveryWidth(page, "an assignment");

  await rows(page).nth(10).getByRole("button", { name: "마감 늘리기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "늘리기" }).click();
  await expect(rows(page).nth(10)).toContainText("마감 늘림");

  await rows(page).nth(5).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("6번 남예준");
  await expect(page.getByText("참고 자료이며 단독 증거로 쓰지 마세요.").first()).toBeVisible();
  await page.getByRole("radio", { name: "이야기함" }).check();
  await expectAccessibleInBothThemes(page, "an opened text");
  // A key changes the text only outside of a field.
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("7번 류하진");
  await page.goto(classPath);
  await expect(rows(page).nth(5)).toContainText("이야기함");

  await page.goto(`${classPath}/settings`);
  await expectAccessibleInBothThemes(page, "the settings of a class");
  await expectFitsEveryWidth(page, "the settings of a class");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "내려받기" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${CLASS_NAME}.zip`);
  const names = Object.keys(unzipSync(new Uint8Array(readFileSync(await saved.path()))));
  expect(names.filter((name) => name.endsWith(".txt")).length).toBe(11);

  const erase = page.getByRole("button", { name: "모두 지우기" });
  await expect(erase).toBeDisabled();
  await page.getByLabel("반 이름").fill(CLASS_NAME);
  await erase.click();
  const certificate = page.getByRole("dialog", { name: "지웠다는 확인서" });
  await expect(certificate).toContainText("10편");
  await expect(certificate).toContainText("0줄");
  await certificate.getByRole("button", { name: "닫기" }).click();
  await page.waitForURL("**/classes");
  await expect(page.getByText("확인서 보기")).toBeVisible();
  await phone.goto(address);
  await expect(phone.getByRole("heading", { name: "낼 수 없는 주소예요" })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText("이 번호로 낸 글이 없어요.")).toBeVisible();
});
