import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { analyse } from "../support/account.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { readPdf } from "../support/pdf-text.ts";
import { freshEmail, signUpByRequest } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { CAT } from "../support/texts.ts";
import { wordFile } from "../support/word-file.ts";

const DRAFT_WORDS = "택배 상자를 처음 들여다본 날의 초고다.";

async function textOfDocx(download: Download): Promise<string> {
  const parts = unzipSync(new Uint8Array(readFileSync(await download.path())));
  return new TextDecoder()
    .decode(parts["word/document.xml"])
    .replace(/<\/w:p>/g, "\n")
    .replace(/<[^>]+>/g, "");
}

async function save(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return download;
}

test("무료 회원이 결과에서 소명 자료를 만들어 PDF와 docx로 받고, 결과를 빼고도 받는다", async ({ page }) => {
  test.slow();
  await signUpByRequest(page, freshEmail());
  const id = await analyse(page, CAT);
  await page.goto(`/history/${id}`);
  await page.getByRole("link", { name: "소명 자료", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "소명 자료" })).toBeVisible();
  const paper = page.getByRole("article", { name: "편지 미리 보기" });
  await expect(paper).toContainText("글결 분석 결과");
  await expect(paper).toContainText(`${new Date().getFullYear()}년`);

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) sent.push(request.postData() ?? "");
  });
  await page.getByLabel("초고 파일").setInputFiles({
    name: "초고_1112.docx",
    mimeType: "",
    buffer: wordFile([[[DRAFT_WORDS, "00A11111"]], [[CAT.slice(0, 200).replace(/[<&]/g, ""), "00A11111"]]], "정하람"),
  });
  await expect(paper).toContainText("초고_1112.docx");
  await expect(paper).toContainText("3시간");
  await page.getByLabel("받는 사람").fill("교양국어 2분반 담당 교수님");
  await page.getByLabel("보내는 사람").fill("윤서진");
  await expect(page.getByText(/아직 빈칸이 \d개 있어요/)).toBeVisible();
  await page.getByLabel("낸 날").fill("11월 16일");
  await page.getByLabel("가장 공들인 대목").fill("둘째 문단입니다.");
  await page.getByLabel("결과에 덧붙이는 설명 (선택)").fill("글이 짧아서라고 생각합니다.");
  await expect(page.getByText(/아직 빈칸이/)).toBeHidden();

  const code = /GK(?:-[0-9A-Z]{4}){4}/;
  const pdf = (await readPdf(await save(page, "PDF 받기"))).text;
  const docx = await textOfDocx(await save(page, "docx 받기"));
  for (const text of [pdf, docx]) {
    expect(text).toContain("과제의 작성 경위를 말씀드립니다");
    expect(text).toContain("교양국어 2분반 담당 교수님 귀하");
    expect(text).toContain("글이 짧아서라고 생각합니다.");
    expect(text).toContain("마지막 글과 겹치는 분량");
    expect(text).toContain("받으시는 분께: 이 자료를 읽는 법");
    expect(text).toMatch(code);
    expect(text).not.toContain("정하람");
  }
  expect(code.exec(pdf)?.[0]).toBe(code.exec(docx)?.[0]);
  // Neither the text nor the draft leaves the device.
  for (const body of sent) {
    expect(body).not.toContain(DRAFT_WORDS);
    expect(body).not.toContain(CAT.slice(40, 80));
  }

  await page.getByRole("checkbox", { name: /분석 결과/ }).uncheck();
  await expect(page.getByText("빼면 편지에 결과와 확인 번호가 들어가지 않고")).toBeVisible();
  for (const text of [
    (await readPdf(await save(page, "PDF 받기"))).text,
    await textOfDocx(await save(page, "docx 받기")),
  ]) {
    expect(text).not.toMatch(code);
    expect(text).not.toContain("글이 짧아서라고");
    expect(text).toContain("초고_1112.docx");
  }

  await expectAccessibleInBothThemes(page, "the appeal");
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
  }
});

test("가입하지 않은 사람도 안내에서 와서 붙여 넣은 글로 편지를 쓰고 docx로 받는다", async ({ page }) => {
  test.slow();
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await page.goto("/guide#wrongly-suspected");
  await page.getByRole("link", { name: "소명 자료", exact: true }).click();
  await page.getByLabel("의심받은 글 붙여 넣기").fill(CAT);
  await page.getByRole("button", { name: "이 글로 하기" }).click();
  await page.getByLabel("AI의 도움을 받은 곳 (있다면)").fill("맞춤법을 확인했습니다.");
  const text = await textOfDocx(await save(page, "docx 받기"));
  expect(text).toContain("AI의 도움은 다음과 같이 받았습니다. 맞춤법을 확인했습니다.");
  expect(text).toContain("[받는 사람]");
  expect(posts.filter((url) => url.includes("/api/"))).toEqual([]);
  await page.getByRole("button", { name: "PDF 받기" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
