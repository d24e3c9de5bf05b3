import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Locator, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { becomePro } from "../support/become-pro.ts";
import { expect, test } from "../support/journey.ts";
import { readLandingSamples } from "../support/landing-samples.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes, expectFitsEveryWidth } from "../support/sound-page.ts";
import { BUS, CAT, GARDEN, STORM } from "../support/texts.ts";

const fixture = (path: string) => fileURLToPath(new URL(`../../documents/fixtures/${path}`, import.meta.url));
const TITLE = "우리 동네에서 바뀌었으면 하는 한 가지";
const QUESTION = "직접 본 일 하나를 골라, 누구에게 무엇을 바꾸자고 말하고 싶은지 적어 주세요.";
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
/** Numbers of the roster: whose text begins with the question, has a writing record, was written by two, is late, is replaced, is missing. */
const [QUOTES, RECORDED, MIXED, LATE, REPLACED, MISSING] = [6, 7, 8, 9, 10, 11];

type HandIn = { readonly text: string; readonly hasRecord?: true } | { readonly file: string; readonly says: string };

/** Ten of eleven pupils hand in, in every way there is. `mixed`: a text of a person and of an AI. */
const handIns = (mixed: string): readonly HandIn[] => [
  { file: "essays/crossing.hwp", says: "건널목은 초록불이" },
  { file: "essays/library.hwpx", says: "도서관은 일곱 시에" },
  { file: "essays/bus-stop.docx", says: "정류장 지붕이" },
  { file: "pdf/whole-words.pdf", says: "외할머니 댁에서" },
  { file: "image/korean-screen.png", says: "여름 방학" },
  { text: `${QUESTION}\n${GARDEN}` },
  { text: BUS, hasRecord: true },
  { text: mixed },
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
  if ("text" in content) {
    await page.getByRole("textbox", { name: "글", exact: true }).fill(content.text);
    if (content.hasRecord) await attachRecord(page);
  } else {
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

/** Writes a text in the editor with its record, on a device of one's own without an account. */
async function writeRecorded(browser: Browser, text: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto("/editor");
  await page.getByRole("button", { name: "작성 기록 켜기" }).first().click();
  await expect(page.getByRole("button", { name: "멈추기" })).toBeVisible();
  await page.getByRole("textbox", { name: "본문" }).click();
  await page.keyboard.type(text);
  await expect(page.getByRole("textbox", { name: "본문" })).toHaveText(text);
  await page.getByRole("button", { name: "멈추기" }).click();
  return page;
}

/** The record on this device that ends with the text of the form. */
async function attachRecord(page: Page): Promise<void> {
  const record = page.getByRole("region", { name: "작성 기록" });
  await expect(record).toContainText("이 기기에 있는 기록");
  await record.getByRole("button", { name: "붙이기" }).click();
  await expect(record).toContainText("글과 함께 내요. 지운 글은 빼고 보내요.");
  await expectAccessibleInBothThemes(page, "a record that is attached");
}

/** From the list of the class to what one pupil handed in. */
async function openText(page: Page, classPath: string, number: number): Promise<void> {
  await page.goto(classPath);
  await rows(page)
    .nth(number - 1)
    .getByRole("link")
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${number}번 ${ROSTER[number - 1]}`);
}

/** "2026-11-26T23:10" in Seoul, as the field of the deadline wants it. */
const localTime = (time: number) => new Date(time + 9 * 60 * MINUTE_MS).toISOString().slice(0, 16);
const MINUTE_MS = 60_000;

const rows = (page: Page): Locator => page.getByRole("region", { name: "번호 순서로 본 반" }).getByRole("listitem");

test("한 달의 수업: 명단, 과제, 열 명이 기록과 함께, 늦게, 다시 내기, 읽고 묻기, 내려받기, 지우기", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const { mixed } = await readLandingSamples(page);
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
  await page.getByLabel("문제나 제시문 (선택)").fill(QUESTION);
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
  const laptop = await writeRecorded(browser, BUS);
  const receipts: string[] = [];
  for (const [at, content] of handIns(mixed).entries()) {
    const number = at + 1;
    if (number === LATE) continue;
    receipts[number] = await enter(number === RECORDED ? laptop : phone, address, { number, content });
  }
  // The receipt number is in no address, and whoever opens the page anew has to type it.
  expect(phone.url()).not.toContain(receipts[REPLACED]);
  await expectNoOverflow(phone);
  await expectAccessibleInBothThemes(phone, "what was handed in");
  await phone.getByRole("button", { name: "고쳐서 다시 내기" }).click();
  const again = phone.getByRole("dialog", { name: "고쳐서 다시 내기" });
  await again.getByRole("textbox", { name: "글", exact: true }).fill(`${STORM} 그래도 나는 그 여름이 좋았다.`);
  await again.getByRole("button", { name: "다시 내기", exact: true }).click();
  await expect(phone.getByText("다시 냈어요.")).toBeVisible();

  await test.step("마감이 지나면 늦은 글로 받는다", async () => {
    await page.reload();
    await page.getByRole("button", { name: "고치기", exact: true }).click();
    const change = page.getByRole("dialog", { name: "과제 고치기" });
    await change.getByLabel("마감").fill(localTime(Date.now() - 2 * MINUTE_MS));
    await change.getByRole("button", { name: "저장" }).click();
    await expect(page.getByText("늦게 받는 중")).toBeVisible();
    await phone.goto(address);
    await expect(phone.getByText(/^마감이 지났지만 .+까지 낼 수 있어요/)).toBeVisible();
    const content = handIns(mixed)[LATE - 1] as HandIn;
    receipts[LATE] = await enter(phone, address, { number: LATE, content });
    await expect(phone.getByText(/분 늦음/)).toBeVisible();
    expect(new Set(receipts.filter(Boolean)).size).toBe(10);
  });

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto("/h/received");
  await stranger.getByLabel("접수 번호").fill("0000-0000-0000-0000");
  await stranger.getByRole("button", { name: "열기" }).click();
  await expect(stranger.getByText("이 번호로 낸 글이 없어요.")).toBeVisible();
  await stranger.getByLabel("접수 번호").fill((receipts[QUOTES] ?? "").toLowerCase());
  await stranger.getByRole("button", { name: "열기" }).click();
  await expect(stranger.getByRole("heading", { name: "남예준 님, 글을 잘 받았어요" })).toBeVisible();

  await page.reload();
  await expect(page.getByText("10편의 분포")).toBeVisible({ timeout: 120_000 });
  await expect(rows(page)).toHaveCount(11);
  for (const [at, name] of ROSTER.entries()) await expect(rows(page).nth(at)).toContainText(name);
  const row = (number: number) => rows(page).nth(number - 1);
  await expect(row(LATE)).toContainText(/\d분 늦음/);
  await expect(row(REPLACED)).toContainText("다시 냄");
  await expect(row(REPLACED)).not.toContainText("늦음");
  await expect(row(MISSING)).toContainText("아직");
  await expect(row(RECORDED)).toContainText("있음");
  await expect(row(MIXED)).toContainText("없음");
  await expect(page.getByRole("region", { name: TITLE }).locator("dl > div")).toHaveText([
    "냈어요 (11명 중)10",
    "늦게 냈어요1",
    "다시 냈어요1",
    "아직이에요1",
    "작성 기록도 냈어요1",
  ]);
  const distribution = page.getByRole("region", { name: "10편의 분포" });
  await expect(distribution).toContainText("이 그림만으로는 누구에 대해서도 말할 수 없어요.");
  for (const name of ROSTER) await expect(distribution).not.toContainText(name);
  await expectAccessibleInBothThemes(page, "an assignment");
  await expectFitsEveryWidth(page, "an assignment");

  await row(MISSING).getByRole("button", { name: "마감 늘리기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "늘리기" }).click();
  await expect(row(MISSING)).toContainText("마감 늘림");

  await test.step("작성 기록을 읽는다", async () => {
    await openText(page, classPath, RECORDED);
    await page.getByRole("button", { name: "기록 보기" }).click();
    const record = page.getByRole("dialog", { name: "작성 기록" });
    await expect(record).toContainText("처음부터 끝까지 이어져요.");
    await expect(record).toContainText(BUS.slice(0, 20));
    await expectAccessibleInBothThemes(page, "a record that was handed in", { include: "[role=dialog]" });
    await record.getByRole("button", { name: "닫기" }).click();
  });

  await test.step("의심되는 글에는 물어볼 것이 있다", async () => {
    await openText(page, classPath, MIXED);
    const asking = page.getByRole("region", { name: "다음에 할 일" });
    await expect(asking.getByRole("heading", { name: "함께 읽을 문장과 물어볼 것" })).toBeVisible();
    await expect(asking.getByRole("listitem").first()).toContainText("요?");
  });

  await openText(page, classPath, QUOTES);
  // The question of the assignment is no sentence of the pupil.
  await expect(page.getByText("과제의 질문 제외")).toHaveCount(1);
  await expect(page.getByText("참고 자료이며 단독 증거로 쓰지 마세요.").first()).toBeVisible();
  await page.getByRole("radio", { name: "이야기함" }).check();
  await expectAccessibleInBothThemes(page, "an opened text");
  // A key changes the text only outside of a field.
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("7번 류하진");
  await page.goto(classPath);
  await expect(row(QUOTES)).toContainText("이야기함");

  await page.goto(`${classPath}/settings`);
  await expectAccessibleInBothThemes(page, "the settings of a class");
  await expectFitsEveryWidth(page, "the settings of a class");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "내려받기" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${CLASS_NAME}.zip`);
  const files = unzipSync(new Uint8Array(readFileSync(await saved.path())));
  const names = Object.keys(files);
  expect(names.filter((name) => name.endsWith(".txt")).length).toBe(11);
  const table = strFromU8(files[names.find((name) => name.endsWith(".csv")) ?? ""] ?? new Uint8Array());
  expect(table).toMatch(/\r\n7,"류하진",.+,"있음",/);

  const erase = page.getByRole("button", { name: "모두 지우기" });
  await expect(erase).toBeDisabled();
  await page.getByLabel("반 이름").fill(CLASS_NAME);
  await erase.click();
  const certificate = page.getByRole("dialog", { name: "지웠다는 확인서" });
  await expect(certificate).toContainText("10편");
  await expect(certificate).toContainText("작성 기록1개");
  await expect(certificate).toContainText("0줄");
  // Printed alone.
  await page.emulateMedia({ media: "print" });
  await expect(certificate.getByRole("term").first()).toBeVisible();
  await expect(certificate.getByRole("button", { name: "인쇄" })).toBeHidden();
  await expect(page.locator("main")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await certificate.getByRole("button", { name: "닫기" }).click();
  await page.waitForURL("**/classes");
  await expect(page.getByText("확인서 보기")).toBeVisible();
  await phone.goto(address);
  await expect(phone.getByRole("heading", { name: "낼 수 없는 주소예요" })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText("이 번호로 낸 글이 없어요.")).toBeVisible();
});
