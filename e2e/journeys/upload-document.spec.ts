import { fileURLToPath } from "node:url";
import { expect, test } from "../support/journey.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";

const fixture = (path: string) => fileURLToPath(new URL(`../../documents/fixtures/${path}`, import.meta.url));
const WORD_FILE = fixture("libreoffice.docx");

test("워드 파일을 고르면 그때 읽을거리를 받아 글을 넣고, 보이지 않던 글을 알린다", { tag: "@main" }, async ({
  page,
}) => {
  test.slow();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/signup");
  await fillSignUp(page, freshEmail());
  await page.waitForURL("**/dashboard");
  const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
  await expect(input).toBeVisible();
  expect(loaded.filter((url) => /document\.worker|read-(?:docx|md|txt)/.test(url))).toEqual([]);

  const picker = page.locator('input[type="file"]');
  await picker.setInputFiles(WORD_FILE);
  await expect(input).toHaveValue(/^# 가을\n안개가 끼었다\./);
  await expect(input).toHaveValue(/1\. 첫째\n2\. 둘째\n\| 이름 \| 값 \|/);
  await expect(input).not.toHaveValue(/숨긴 글/);
  await expect(page.getByRole("status").filter({ hasText: "보이지 않는 글을 빼고 읽었어요" })).toContainText(
    "바탕과 같은 색 글 5자, 너무 작은 글 8자",
  );
  expect(loaded.some((url) => url.includes("read-docx"))).toBe(true);

  await picker.setInputFiles({ name: "사진.docx", mimeType: "", buffer: Buffer.from("\u0089PNG no document") });
  await expect(page.getByRole("alert")).toContainText("Word 문서를 읽지 못했어요.");
  await picker.setInputFiles({ name: "한글.hwp5", mimeType: "", buffer: Buffer.from("글") });
  await expect(page.getByRole("alert")).toContainText("지원하지 않는 파일이에요.");
  await picker.setInputFiles({ name: "큰글.txt", mimeType: "", buffer: Buffer.alloc(5 * 1024 * 1024 + 1, "a") });
  await expect(page.getByRole("alert")).toContainText("파일은 5MB 이하여야 해요.");
});

test("PDF와 사진을 고르면 서버가 읽은 글을 넣고, 읽는 중에 그만둘 수 있다", async ({ page }) => {
  test.slow();
  await page.goto("/signup");
  await fillSignUp(page, freshEmail());
  await page.waitForURL("**/dashboard");
  const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
  const picker = page.locator('input[type="file"]');
  await expect(input).toBeVisible();

  await picker.setInputFiles(fixture("pdf/whole-words.pdf"));
  await expect(input).toHaveValue(/^여름 방학\n지난 여름 나는 외할머니 댁에서/);

  await picker.setInputFiles(fixture("image/korean-print.png"));
  await expect(page.getByText(/korean-print\.png에서 글을 읽고 있어요 · \d+%/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "읽기 취소" }).click();
  await expect(page.getByRole("button", { name: "읽기 취소" })).toBeHidden();
  await expect(input).toHaveValue(/^여름 방학\n지난 여름 나는 외할머니 댁에서/);
  await expect(page.getByRole("alert")).toBeHidden();

  await picker.setInputFiles(fixture("image/korean-screen.png"));
  await expect(input).toHaveValue(/^여름 방학\n지난 여름 나는 외할머니 덱?댁?에서/, { timeout: 120_000 });

  await picker.setInputFiles({ name: "사진.pdf", mimeType: "", buffer: Buffer.from("\u0089PNG no document") });
  await expect(page.getByRole("alert")).toContainText("파일의 내용이 확장자와 달라요.");
});
