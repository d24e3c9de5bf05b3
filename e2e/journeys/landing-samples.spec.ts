import { judgeInTerminal } from "../support/command-line.ts";
import { expect, test } from "../support/journey.ts";

test("첫 화면의 예시는 이 브라우저에서 진짜 엔진으로 재고, 글을 서버에 보내지 않는다", { tag: "@main" }, async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto("/");
  const samples = page.getByRole("region", { name: "예시 글과 결과" });
  for (const name of ["둘이 섞인 글", "사람이 쓴 글", "AI가 쓴 글"]) {
    const choice = samples.getByRole("radio", { name });
    await choice.click();
    // Until then the text and result of the previous sample are still shown.
    await expect(choice).toBeChecked();
    await expect(samples.getByText("예시 결과")).toBeVisible();
    const text = await samples
      .locator("p")
      .filter({ hasText: /.{150}/ })
      .first()
      .textContent();
    const [judged] = await judgeInTerminal([{ id: name, text: text ?? "" }]);
    if (!judged) throw new Error("The sample was not judged.");
    const { aiProbability } = judged;
    await expect(
      samples.getByRole("img", { name: new RegExp(`^AI 작성 확률 ${spokenPercent(aiProbability)}`) }),
    ).toBeVisible();
    await expect(samples.getByText(/근거 (뚜렷함|보통|약함)/).first()).toBeVisible();
    await expect(page.getByRole("figure").getByText(`위 예시 ‘${name}’의 결`)).toBeVisible();
    await expect(samples.getByText("참고 자료이며 단독 증거로 쓰지 마세요.")).toBeVisible();
  }
  expect(sent).toEqual([]);
});

/** As the page words it, for values that are not next to a verdict threshold. */
function spokenPercent(probability: number): string {
  if (probability >= 0.99) return "99퍼센트 이상";
  return probability < 0.01 ? "1퍼센트 미만" : `${Math.round(probability * 100)}퍼센트`;
}
