import type { Page } from "@playwright/test";
import { type ClockServer, startClockServer } from "../support/clock-server.ts";
import { freePort } from "../support/free-port.ts";
import { expect, test } from "../support/journey.ts";
import { OWN_SERVER_MS } from "../support/own-server.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { GARDEN } from "../support/texts.ts";

const port = await freePort();
test.use({ baseURL: `http://127.0.0.1:${port}` });
// A month takes a second here, but there are several, and every page is looked at by axe.
test.describe.configure({ timeout: 300_000 });

let server: ClockServer;
test.beforeAll(async () => {
  test.setTimeout(OWN_SERVER_MS);
  server = await startClockServer(port);
});
test.afterAll(() => server?.stop());

async function signUpAndVerify(page: Page): Promise<string> {
  const email = freshEmail();
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Pro 시작하기" }).click();
  await fillSignUp(page, email);
  await page.waitForURL("**/subscribe");
  await expect(page.getByRole("heading", { name: "먼저 이메일을 확인해 주세요" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "an address to be confirmed");
  await page.getByRole("button", { name: "확인 메일 다시 보내기" }).click();
  await expect(page.getByText("확인 메일을 다시 보냈어요.")).toBeVisible();
  // The mail of the sign-up and this one; both may be under way still.
  await expect.poll(() => server.mails(email)).toHaveLength(2);
  await page.goto(/http\S+/.exec(server.mails(email).at(-1) ?? "")?.[0] ?? "");
  await page.getByRole("link", { name: "Pro 시작하기" }).click();
  await page.waitForURL("**/subscribe");
  await expect(heading(page, "Pro 시작하기")).toBeVisible();
  return email;
}

async function openTestWindow(page: Page): Promise<void> {
  await page.getByLabel(/^매달 [\d,]+원이 자동으로 결제되는 데 동의해요$/).check();
  await page.getByRole("button", { name: "카드 등록하고 결제하기" }).click();
  await expect(page.getByText("시험 결제라 실제로 청구되지 않아요.")).toBeVisible();
  await page.waitForURL("**/subscribe/test-window?purpose=subscribe&*");
}

async function chooseCard(page: Page, name: string): Promise<void> {
  await page.getByRole("radio", { name }).check();
  await page.getByRole("button", { name: "이 카드로 등록" }).click();
}

/** Real-time analysis begins at 500 characters. */
const LONG_ENOUGH = `${GARDEN}\n${GARDEN}`;

const receipts = (page: Page) => page.getByText("결제됨", { exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

test("구독하고, Pro를 쓰고, 해지를 물렀다가, 갱신이 거절되어 끝나고, 다시 구독한다", async ({ page, context }) => {
  const email = await signUpAndVerify(page);
  await expect(heading(page, "Pro 시작하기")).toBeVisible();
  await page.getByRole("button", { name: "카드 등록하고 결제하기" }).click();
  await expect(page.getByText("자동 결제에 동의해 주세요.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "a consent that is missing");

  // A double click, a reload, the back button and a second tab: one payment.
  await openTestWindow(page);
  await expectAccessibleInBothThemes(page, "the test window");
  await page.getByRole("radio", { name: "다음 달부터 거절되는 카드" }).check();
  await page.getByRole("button", { name: "이 카드로 등록" }).dblclick();
  await expect(heading(page, "Pro를 시작했어요")).toBeFocused();
  await expectAccessibleInBothThemes(page, "Pro has begun");
  expect(page.url()).not.toContain("billingKey");
  await page.reload();
  await expect(heading(page, "Pro를 이용하고 있어요")).toBeVisible();
  await page.goBack();
  await chooseCard(page, "잘 결제되는 카드");
  await expect(heading(page, "Pro를 이용하고 있어요")).toBeVisible();
  const secondTab = await context.newPage();
  await secondTab.goto("/subscribe");
  await expect(secondTab.getByText("이미 Pro를 이용하고 있어요.")).toBeVisible();
  await secondTab.close();
  await page.goto("/settings");
  await expect(receipts(page)).toHaveCount(1);
  await expect(page.getByText("900원", { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, "a receipt in the settings");

  // Pro: an analysis by itself while writing.
  await page.goto("/dashboard");
  // Until the plan is known nobody is Pro.
  await expect(page.getByTestId("credits")).toContainText("300");
  await page.getByRole("checkbox", { name: /실시간 분석/ }).check();
  await page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea")).fill(LONG_ENOUGH);
  await expect(heading(page, "분석 결과")).toBeVisible();
  await expect(page.getByTestId("credits")).toContainText("299");

  // Cancelled, and taken back.
  await page.goto("/settings");
  await page.getByRole("button", { name: "해지하기" }).click();
  const dialog = page.getByRole("dialog", { name: "Pro를 해지할까요?" });
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothThemes(page, "the dialog of leaving Pro");
  await dialog.getByRole("button", { name: "해지하기" }).click();
  await expect(page.getByText("해지 예정", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "해지 취소하기" }).click();
  await expect(page.getByText("Pro 정기 결제", { exact: true })).toBeVisible();

  // A month later the card is refused; Pro goes on for a week and then ends.
  await server.passDays(31.5);
  await page.reload();
  await expect(page.getByText("결제가 밀려 있어요")).toBeVisible();
  await expect(page.getByText("Pro 이용 중")).toBeVisible();
  await expectAccessibleInBothThemes(page, "a payment that is late");
  await page.getByRole("button", { name: "같은 카드로 다시 결제하기" }).click();
  await expect(page.getByText("이번에도 승인되지 않았어요.")).toContainText("한도 초과");
  await server.passDays(8);
  await page.reload();
  await expect(page.getByText("무료 요금제")).toBeVisible();
  await expect(receipts(page)).toHaveCount(1);
  const subjects = () => server.mails(email).map((mail) => /Subject: (.*)/.exec(mail)?.[1] ?? "");
  await expect.poll(subjects).toContainEqual(expect.stringContaining("결제가 되지 않았습니다"));
  await expect.poll(subjects).toContainEqual(expect.stringContaining("Pro 이용이 끝났습니다"));

  // And back again, with another card.
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Pro 시작하기" }).click();
  await openTestWindow(page);
  await chooseCard(page, "잘 결제되는 카드");
  await expect(heading(page, "Pro를 시작했어요")).toBeVisible();
  await page.getByRole("link", { name: "구독과 영수증 보기" }).click();
  await expect(receipts(page)).toHaveCount(2);

  // The month that was cancelled runs out and nothing more is taken.
  await page.getByRole("button", { name: "해지하기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "해지하기" }).click();
  await expect(page.getByText("해지 예정", { exact: true })).toBeVisible();
  await server.passDays(32);
  await page.reload();
  await expect(page.getByText("무료 요금제")).toBeVisible();
  await expect(receipts(page)).toHaveCount(2);
});

test("카드 등록을 그만두거나 거절되면 돈이 나가지 않고, 답이 늦어도 두 번 결제되지 않는다", async ({ page }) => {
  await signUpAndVerify(page);
  await openTestWindow(page);
  await page.getByRole("button", { name: "취소" }).click();
  await expect(page.getByRole("alert")).toContainText("결제된 금액은 없어요.");
  await expectAccessibleInBothThemes(page, "a payment that was given up");
  await page.getByRole("link", { name: "다시 시도" }).click();

  await openTestWindow(page);
  await chooseCard(page, "한도 초과로 거절되는 카드");
  await expect(heading(page, "Pro를 시작하지 못했어요")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("한도 초과");
  await page.getByRole("link", { name: "다시 시도" }).click();

  await openTestWindow(page);
  await chooseCard(page, "답이 없고 결제되지 않는 카드");
  await expect(page.getByText("카드사의 답을 기다리고 있어요.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "a payment that is being confirmed");
  await page.goto("/subscribe");
  await expect(page.getByText("지난 결제의 결과를 확인하고 있어요.")).toBeVisible();
  await server.passDays(0.01);
  await page.reload();

  await openTestWindow(page);
  await chooseCard(page, "답이 없지만 결제되는 카드");
  await expect(heading(page, "Pro를 시작했어요")).toBeVisible();
  await page.goto("/settings");
  await expect(receipts(page)).toHaveCount(1);

  await page.getByRole("link", { name: "카드 바꾸기" }).click();
  await expect(heading(page, "결제 카드 바꾸기")).toBeVisible();
  await expectAccessibleInBothThemes(page, "another card");
  await page.getByRole("button", { name: "새 카드 등록하기" }).click();
  await chooseCard(page, "알림이 두 번 오는 카드");
  await expect(heading(page, "결제 카드를 바꿨어요")).toBeVisible();
  await server.passDays(31.5);
  await page.goto("/settings");
  await expect(receipts(page)).toHaveCount(2);
});

test("요금제 화면에는 접근성 문제가 없다", async ({ page }) => {
  await page.goto("/pricing");
  await expect(page.getByText(/(\d+)크레딧 \(기본 분석 \1회\)/)).toBeVisible();
  await expectAccessibleInBothThemes(page, "/pricing");
});
