import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { reportInTerminal } from "../support/command-line.ts";
import { expect, test } from "../support/journey.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { BUS, CAT, GARDEN, READING } from "../support/texts.ts";

const textFile = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
const draftOf = (page: Page) => page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
const JUDGED = { timeout: 60_000 };

test("긴 글은 대목을 골라 분석하고, 자기소개서는 문항별로 나누어 분석한다", async ({ page }) => {
  test.slow();
  await page.goto("/signup");
  await fillSignUp(page, freshEmail());
  await page.waitForURL("**/dashboard");
  const input = draftOf(page);
  const start = page.getByRole("button", { name: "분석 시작" });

  const chapters = [GARDEN, BUS, READING, CAT].map((text, index) => `# ${index + 1}장\n${`${text}\n`.repeat(11)}`);
  await input.fill(chapters.join("\n"));
  await expect(page.getByRole("alert")).toContainText("10,000자까지 넣을 수 있어요.");
  await expect(start).toBeDisabled();
  await page.getByRole("button", { name: /나누어 분석/ }).click();
  await expect(page.getByRole("dialog", { name: "Pro 요금제에서 쓸 수 있어요" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "대목 고르기" }).click();
  const dialog = page.getByRole("dialog", { name: "분석할 대목 고르기" });
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothThemes(page, "the choice of a passage");
  await dialog.getByRole("button", { name: "모두 풀기" }).click();
  await expect(dialog.getByRole("button", { name: "이 대목으로" })).toBeDisabled();
  await dialog.getByRole("button", { name: "여기부터 채우기: 4장" }).click();
  await dialog.getByRole("button", { name: "이 대목으로" }).click();
  await expect(input).toHaveValue(/^# 4장\n우리 집 고양이는/);
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(start).toBeEnabled();
  await expect(page.getByText(/자 가운데 .*자를 골랐어요/)).toBeVisible();

  const statement = `[문항 1] 지원 동기를 쓰시오. (1,000자 이내)\n${BUS}\n[문항 2] 협업한 경험\n${CAT}\n취미와 특기\n${READING}`;
  await input.fill(statement);
  await page.getByRole("button", { name: "문항별로 나누기" }).click();
  const split = page.getByRole("dialog", { name: "문항별로 나누기" });
  await expect(split).toContainText("문항 2개");
  await split.getByRole("button", { name: "질문으로: 취미와 특기" }).click();
  await expect(split).toContainText("문항 3개 · 3크레딧까지");
  await split.getByRole("button", { name: "표로 나누기" }).click();
  await page.getByRole("button", { name: "3개 분석 시작" }).click();
  await expect(page.getByText("판정한 문항 3개")).toBeVisible(JUDGED);
  await expect(page.getByTestId("credits").first()).toHaveText("0 / 3");
  await expectAccessibleInBothThemes(page, "the choice of answers");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV 내려받기" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("글결-문항별-분석.csv");
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv.startsWith("\uFEFF")).toBe(true);
  expect(csv.trim().split("\r\n")).toHaveLength(4);
  const shown = /AI 작성 확률 (\d+)%/.exec(await reportInTerminal(BUS))?.[1];
  expect(shown).toBeDefined();
  expect(csv).toContain(`,${shown},`);
  await expect(page.getByRole("region", { name: "문항별 분석 표" })).toContainText(`${shown}%`);
});

test("여러 파일을 고르면 무료 요금제에서는 그 가운데 하나를 읽는다", async ({ page }) => {
  await page.goto("/signup");
  await fillSignUp(page, freshEmail());
  await page.waitForURL("**/dashboard");
  const picker = page.locator('input[type="file"]');
  await picker.setInputFiles([
    textFile("텃밭.txt", GARDEN),
    textFile("=버스.txt", BUS),
    textFile("짧은 글.txt", "짧다."),
  ]);
  const choice = page.getByRole("dialog", { name: "어느 파일을 분석할까요?" });
  await choice.getByRole("radio", { name: "텃밭.txt" }).check();
  await expectAccessibleInBothThemes(page, "one of several files");
  await choice.getByRole("button", { name: "이 파일 읽기" }).click();
  await expect(draftOf(page)).toHaveValue(GARDEN);
});
