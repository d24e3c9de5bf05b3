import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { becomePro } from "../support/become-pro.ts";
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
});

test("Pro는 여러 파일을 한 표에서 분석하고, 못 한 것만 다시 하고, 표를 내려받는다", async ({ page }) => {
  test.setTimeout(180_000);
  const email = freshEmail();
  await page.goto("/signup");
  await fillSignUp(page, email);
  await page.waitForURL("**/dashboard");
  const picker = page.locator('input[type="file"]');
  const files = [textFile("텃밭.txt", GARDEN), textFile("=버스.txt", BUS), textFile("짧은 글.txt", "짧다.")];
  await picker.setInputFiles(files);
  const choice = page.getByRole("dialog", { name: "어느 파일을 분석할까요?" });
  await choice.getByRole("radio", { name: "텃밭.txt" }).check();
  await expectAccessibleInBothThemes(page, "one of several files");
  await choice.getByRole("button", { name: "이 파일 읽기" }).click();
  await expect(draftOf(page)).toHaveValue(GARDEN);
  await becomePro(page, email);

  await page.goto("/dashboard");
  await expect(page.getByTestId("credits").first()).toContainText("300");
  await picker.setInputFiles(files);
  await expect(page.getByRole("heading", { name: "여러 파일 분석" })).toBeFocused();
  await expect(page.getByText("모두 3크레딧까지 들어요.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "several files");
  await page.getByRole("button", { name: "3개 분석 시작" }).click();
  await expect(page.getByText("판정한 파일 2개")).toBeVisible(JUDGED);
  const table = page.getByRole("region", { name: "여러 파일 분석 표" });
  await expect(table.getByRole("row", { name: /짧은 글\.txt/ })).toContainText("글은 50자 이상이어야 해요.");
  await expect(page.getByTestId("credits").first()).toContainText("298");
  await page.getByRole("button", { name: "실패한 파일 다시 시도 (1)" }).click();
  await expect(page.getByRole("button", { name: "실패한 파일 다시 시도 (1)" })).toBeVisible();
  await expect(page.getByTestId("credits").first()).toContainText("298");
  await expectAccessibleInBothThemes(page, "several results");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV 내려받기" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("글결-여러-파일-분석.csv");
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv.startsWith("\uFEFF")).toBe(true);
  expect(csv).toContain(`"'=버스.txt"`);
  expect(csv.trim().split("\r\n")).toHaveLength(4);

  const row = await table.getByRole("row", { name: /텃밭\.txt/ }).textContent();
  const shown = /(\d+)%(?: 이상| 미만)?/.exec(row ?? "")?.[1];
  expect(shown).toBeDefined();
  expect(csv).toContain(`,${shown},`);
  expect(/AI 작성 확률 (\d+)%/.exec(await reportInTerminal(GARDEN))?.[1]).toBe(shown);

  await table.getByRole("button", { name: "텃밭.txt 결과 보기" }).click();
  await expect(draftOf(page)).toHaveValue(GARDEN);
  await expect(page.getByRole("heading", { name: "분석 결과", exact: true })).toBeFocused();
});
