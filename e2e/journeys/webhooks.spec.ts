import type { Page } from "@playwright/test";
import { type ClockServer, startClockServer } from "../support/clock-server.ts";
import { freePort } from "../support/free-port.ts";
import { installClient } from "../support/installed-client.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { OWN_SERVER_MS } from "../support/own-server.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { GARDEN } from "../support/texts.ts";
import { openWebhookReceiver, type ReceivedEvent, type WebhookReceiver } from "../support/webhook-receiver.ts";

const port = await freePort();
test.use({ baseURL: `http://127.0.0.1:${port}` });
test.describe.configure({ timeout: 300_000 });

const URL_OF_SCHOOL = "https://school.example/geulgyeol";

let receiver: WebhookReceiver;
let server: ClockServer;
test.beforeAll(async () => {
  test.setTimeout(OWN_SERVER_MS);
  receiver = await openWebhookReceiver();
  server = await startClockServer(port, { env: { WEBHOOK_RECEIVER: receiver.address } });
});
test.afterAll(async () => {
  await server?.stop();
  await receiver?.close();
});

test("웹훅을 만들고, 시험하고, 묶음의 알림을 확인하고, 다시 보내고, 멈췄다 켜고, 지운다", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await becomePro(page);
  await page.goto("/settings");
  const secret = await makeWebhook(page);

  await page.getByRole("button", { name: `${URL_OF_SCHOOL} 시험 알림` }).click();
  const log = page.getByRole("list", { name: "최근 알림" }).getByRole("listitem");
  await expect(log).toHaveCount(1);
  await expect(log.first()).toContainText("전달함");
  await expect(log.first()).toContainText("응답 204 · 한 번 보냄");
  expect(receiver.events.map(({ path }) => path)).toEqual(["/geulgyeol"]);

  receiver.answer = () => 503;
  await judgeBatch(page);
  await expect.poll(() => receiver.events.length, { timeout: 60_000 }).toBeGreaterThan(1);
  await page.reload();
  await page.getByRole("button", { name: `${URL_OF_SCHOOL} 알림 기록` }).click();
  await expect(log.first()).toContainText("묶음 판단 완료");
  await expect(log.first()).toContainText("응답 503");
  await expect(log.first()).toContainText("200번대 응답이 아니에요");
  await expectAccessibleInBothThemes(page, "the deliveries of a webhook");
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  receiver.answer = () => 204;
  await log.first().getByRole("button", { name: "묶음 판단 완료 다시 보내기" }).click();
  await expect(log.first()).toContainText("전달함");
  await verifyAsProgram(secret, receiver.events);

  await page.getByRole("button", { name: `${URL_OF_SCHOOL} 멈추기` }).click();
  await expect(page.getByText(/멈춘 동안 끝난 묶음은 알리지 않아요/)).toBeVisible();
  await expectAccessibleInBothThemes(page, "a paused webhook");
  await page.getByRole("button", { name: `${URL_OF_SCHOOL} 켜기` }).click();
  await expect(page.getByText("켜짐", { exact: true })).toBeVisible();
  receiver.answer = () => 410;
  await page.getByRole("button", { name: `${URL_OF_SCHOOL} 시험 알림` }).click();
  await expect(page.getByText("받는 쪽이 더는 받지 않는다고 답해서 멈췄어요.")).toBeVisible();
  await expect(page.getByText("멈춤", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: `${URL_OF_SCHOOL} 지우기` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "지우기" }).click();
  await expect(page.getByText("웹훅을 지웠어요.", { exact: true })).toBeVisible();
  await expect(page.getByText(URL_OF_SCHOOL)).toHaveCount(0);
});

async function becomePro(page: Page): Promise<void> {
  const email = freshEmail();
  await page.goto("/signup?next=%2Fsettings");
  await fillSignUp(page, email);
  await page.waitForURL("**/settings");
  await page.getByRole("button", { name: "웹훅 만들기" }).click();
  await expect(page.getByRole("dialog", { name: "Pro 요금제에서 쓸 수 있어요" })).toContainText("웹훅");
  await expect.poll(() => server.mails(email).length).toBeGreaterThan(0);
  await page.goto(/http\S+/.exec(server.mails(email).at(-1) ?? "")?.[0] ?? "");
  await expect(page.getByRole("heading", { name: "이메일을 확인했어요" })).toBeVisible();
  await page.goto("/subscribe");
  await page.getByLabel(/^매달 [\d,]+원이 자동으로 결제되는 데 동의해요$/).check();
  await page.getByRole("button", { name: "카드 등록하고 결제하기" }).click();
  await page.getByRole("button", { name: "이 카드로 등록" }).click();
  await expect(page.getByRole("heading", { name: "Pro를 시작했어요" })).toBeVisible();
}

/** Makes the webhook after an address was refused; returns the secret as it was copied. */
async function makeWebhook(page: Page): Promise<string> {
  await page.getByRole("button", { name: "웹훅 만들기" }).click();
  const form = page.getByRole("dialog", { name: "웹훅 만들기" });
  await form.getByLabel("주소").fill("https://127.0.0.1/hook");
  await form.getByRole("button", { name: "만들기" }).click();
  await expect(form.getByText("이 주소로는 알릴 수 없어요. 인터넷에서 열리는 https 주소를 적어 주세요.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "a refused address");
  await form.getByLabel("주소").fill(URL_OF_SCHOOL);
  await form.getByRole("button", { name: "만들기" }).click();
  const made = page.getByRole("dialog", { name: "웹훅을 만들었어요" });
  await made.getByRole("button", { name: "비밀값 복사" }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  await expectAccessibleInBothThemes(page, "a new secret");
  await made.getByRole("button", { name: "복사해 두었어요" }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  return secret;
}

/** As a program does it: a batch with a text, until it is judged. */
async function judgeBatch(page: Page): Promise<void> {
  const made = await page.request.post("/api/batches", { data: { name: "3반 수행평가" } });
  const { id } = (await made.json()).data;
  const texts = [{ content: { text: GARDEN, source: { kind: "paste" } } }];
  expect((await page.request.post("/api/batches/texts", { data: { batchId: id, texts } })).ok()).toBe(true);
}

/** A program with the installed client accepts every event that came, and none whose content was changed. */
async function verifyAsProgram(secret: string, events: readonly ReceivedEvent[]): Promise<void> {
  const client = await installClient();
  const program = `
    import { verifyWebhook } from "@geulgyeol/client";
    const { secret, events } = JSON.parse(process.env.RECEIVED);
    const ids = [];
    for (const { body, headers } of events) {
      ids.push(await verifyWebhook(secret, { body, headers }));
      ids.push(await verifyWebhook(secret, { body: body.replace('"failed":0', '"failed":9'), headers }));
    }
    console.log(JSON.stringify(ids));`;
  const stdout = await client.run(program, { RECEIVED: JSON.stringify({ secret, events }) });
  await client.remove();
  const ids = events.flatMap(({ headers }) => [headers["webhook-id"], null]);
  expect(JSON.parse(stdout)).toEqual(ids);
  const last = events.at(-1);
  expect(JSON.parse(last?.body ?? "{}")).toMatchObject({ type: "batch.judged", data: { judged: 1, failed: 0 } });
  expect(last?.body).not.toContain("3반");
  expect(new Set(ids.filter((id) => id !== null)).size).toBe(2);
}
