import type { AskedQuestion } from "../../scripts/testing/llm-server.ts";
import { freePort } from "../support/free-port.ts";
import { goToSentence } from "../support/go-to-sentence.ts";
import { expect, test } from "../support/journey.ts";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { OWN_SERVER_MS } from "../support/own-server.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { STORM } from "../support/texts.ts";

const FIRST = "지난여름 폭우로 인해 우리 동네 다리가 잠겼다.";
const BETTER = "지난여름 큰비가 내려 우리 동네 다리가 물에 잠겼다.";
const OPINION = {
  findings: [{ criterion: "translationese", direction: "ai", note: "‘~로 인해’와 ‘~에 의해’가 있어요." }],
  reasoning: "겪은 일이 구체적이지만 번역투가 섞여 있어요.",
  aiProbability: 0.35,
  confidence: 0.6,
};

let server: ModelServer;
test.beforeAll(async () => {
  test.setTimeout(OWN_SERVER_MS);
  server = await startModelServer(await freePort());
});
test.afterAll(() => server?.stop());

const edited = ({ user }: AskedQuestion, text: string) => {
  const nonce = /<text-([0-9a-f]+)>/.exec(user)?.[1];
  return `<edited-${nonce}>\n${text}\n</edited-${nonce}>`;
};

test("언어 모델이 고치는 것을 보면서 고르고, 거절하면 내장 편집기로 고친다", async ({ page }) => {
  const { llm, address } = server;
  let goOn: (value: unknown) => void = () => undefined;
  const pause = new Promise((resolve) => {
    goOn = resolve;
  });
  llm.says = (question) =>
    question.isStream ? { text: edited(question, BETTER), pause } : { text: JSON.stringify(OPINION) };
  await page.goto(`${address}/signup?next=/dashboard`);
  await fillSignUp(page, freshEmail());
  await page.waitForURL(({ pathname }) => pathname === "/dashboard");
  const input = page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));
  await input.fill(STORM);
  await page.getByRole("button", { name: "분석 시작" }).click();
  await expect(page.getByRole("heading", { name: "분석 결과", exact: true })).toBeFocused();
  await expect(page.getByRole("heading", { name: "언어 모델의 의견" })).toBeVisible();
  await expect(page.getByText(OPINION.reasoning)).toBeVisible();
  await expect(page.getByText("위의 확률과 판정에는 넣지 않았어요.")).toBeVisible();

  // A sentence, while the model writes.
  const dialog = page.getByRole("dialog", { name: "AI 편집" });
  await goToSentence(page, 1);
  await page.getByRole("button", { name: "1번 문장 AI 편집" }).click();
  await expect(dialog.getByText("gyeol-7b")).toBeVisible();
  await dialog.getByRole("button", { name: "자연스럽게" }).click();
  const after = dialog.getByRole("region", { name: "고친 뒤" });
  await expect(after.getByText(/^지난여름/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "멈추기" })).toBeVisible();
  goOn(null);
  await expect(dialog.locator("ins").first()).toBeVisible();
  await expect(dialog.getByText("언어 모델(gyeol-7b)이 고쳤어요.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "an edit by a model", { include: "[role=dialog]" });
  await dialog.getByRole("button", { name: "이 문장으로 바꾸기" }).click();
  await expect(input).toHaveValue(STORM.replace(FIRST, BETTER));
  await page.keyboard.press("ControlOrMeta+z");
  await expect(input).toHaveValue(STORM);

  // A selection, of which the model loses a number.
  llm.says = (question) => ({ text: edited(question, STORM.replace("1998년", "1988년")) });
  await input.press("ControlOrMeta+a");
  await page.getByRole("toolbar", { name: "선택 도구" }).getByRole("button", { name: "AI 편집" }).click();
  await dialog.getByRole("button", { name: "맞춤법" }).click();
  await expect(dialog.getByText("숫자: ‘1998’ → ‘1988’")).toBeVisible();
  await dialog.getByRole("button", { name: "취소" }).click();
  await expect(input).toHaveValue(STORM);

  // A model that refuses.
  llm.says = () => ({ refuses: "by-filter" });
  await goToSentence(page, 1);
  await page.getByRole("button", { name: "1번 문장 AI 편집" }).click();
  await dialog.getByRole("button", { name: "자연스럽게" }).click();
  await expect(dialog.getByRole("alert")).toContainText("언어 모델이 이 요청을 거절했어요.");
  await expect(dialog.getByRole("button", { name: "이 문장으로 바꾸기" })).toBeDisabled();
  await dialog.getByRole("button", { name: "내장 편집기로 고치기" }).click();
  await expect(dialog.getByText("내장 편집기가 고쳤어요.")).toBeVisible();
  await expect(dialog.locator("ins")).toHaveText("폭우로");
  await dialog.getByRole("button", { name: "이 문장으로 바꾸기" }).click();
  await expect(input).toHaveValue(STORM.replace("폭우로 인해", "폭우로"));
});
