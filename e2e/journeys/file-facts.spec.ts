import { fileURLToPath } from "node:url";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { freshEmail, signUpByRequest } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { wordFile } from "../support/word-file.ts";

const FIRST = "동네 문방구는 학교 앞 모퉁이에 있었고 우리는 매일 그 앞을 지나갔다.";
const SECOND = "가게가 문을 닫던 날 간판을 내리는 소리가 골목 끝까지 들렸다.";
const WORD = {
  name: "사라진 가게.docx",
  mimeType: "",
  buffer: wordFile(
    [
      [
        [FIRST, "00A11111"],
        [" 뒤에 더한 말이다.", "00B22222"],
      ],
      [[SECOND, "00B22222"]],
    ],
    "정하람",
  ),
};
const ODT = fileURLToPath(new URL("../../documents/fixtures/libreoffice.odt", import.meta.url));

test("Word 파일을 올리면 쓴 과정에 대해 적힌 값과 그 한계를 보여 주고, 파일은 서버로 가지 않는다", async ({ page }) => {
  test.slow();
  await signUpByRequest(page, freshEmail());
  await page.goto("/dashboard");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
  await expect(input).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(WORD);
  await expect(input).toHaveValue(new RegExp(FIRST));
  await page.getByRole("link", { name: "파일이 말해 주는 것" }).click();

  await expect(
    page.getByRole("heading", { name: "파일에는 닷새에 걸쳐 저장했고 모두 3시간 열려 있었다고 적혀 있어요." }),
  ).toBeVisible();
  await expect(page.getByRole("img", { name: "1번째 문단: 묶음 1" })).toBeVisible();
  const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await expect(row("편집 시간")).toContainText("그동안 쭉 글을 썼다는 뜻은 아니에요.");
  await expect(row("저장 횟수")).toContainText("14번");
  await expect(row("편집 묶음")).toContainText("2개, 2문단 가운데 1문단에 섞여 있음");
  await expect(row("만든 사람")).toContainText("정하람");
  await expect(page.getByText("파일의 값은 판단에 쓰지 않아요.")).toBeVisible();
  expect(sent.filter((one) => one.includes("documents") || one.includes("정하람"))).toEqual([]);

  await expectAccessibleInBothThemes(page, "the facts of a file");
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
  }
});

test("다른 종류나 손상된 파일에는 이유를 말하고, 한글·OpenDocument 파일은 로그인해야 읽는다", async ({ page }) => {
  test.slow();
  await page.goto("/file-facts");
  const picker = page.getByLabel("문서 파일", { exact: true });
  await expect(page.getByRole("button", { name: "문서 파일 고르기" })).toBeEnabled();
  await picker.setInputFiles({ name: "글.txt", mimeType: "", buffer: Buffer.from("글이에요.") });
  await expect(page.getByRole("alert")).toContainText("이 파일에는 쓴 과정이 남지 않아요.");
  await picker.setInputFiles({ name: "글.docx", mimeType: "", buffer: WORD.buffer.subarray(0, 400) });
  await expect(page.getByRole("alert")).toContainText("Word 문서를 읽지 못했어요.");
  await picker.setInputFiles(ODT);
  await expect(page.getByRole("alert")).toContainText("로그인");

  await signUpByRequest(page, freshEmail());
  await page.reload();
  await picker.setInputFiles(ODT);
  await expect(page.getByRole("heading", { name: "이 파일에는 쓴 과정을 알려 주는 값이 없어요." })).toBeVisible();
  await expect(page.getByText("LibreOffice/7.4.7.2", { exact: true })).toBeVisible();
});
