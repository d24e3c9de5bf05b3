import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { expect, test } from "../support/journey.ts";
import { makeKorean } from "../support/made-texts.ts";
import { OWN_SERVER_MS, type OwnServer, ownServer } from "../support/own-server.ts";
import { freshEmail, signUpByRequest } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { BUS, GARDEN } from "../support/texts.ts";

/** Texts of the same person before the one on the screen: two are judged at a time, the others wait. Two rounds stay below the limit of a minute. */
const EARLIER = 13;
const CHARS = 10_000;
/** Longer than the second after which the server tells a place. */
const HELD_MS = 1_500;
const ON_THE_WAY_MS = 400;

const port = await freePort();
test.use({ baseURL: `http://127.0.0.1:${port}` });
test.describe.configure({ timeout: 300_000 });

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(OWN_SERVER_MS);
  server = ownServer(port, { ANALYSIS_WORKERS: "1" });
  await server.start();
});
test.afterAll(() => {
  server?.release();
  return server?.remove();
});

const field = (page: Page) => page.getByLabel("분석할 글", { exact: true }).and(page.locator("textarea"));

async function giveCredits(page: Page, email: string): Promise<void> {
  await page.goto("about:blank");
  await server.stop();
  server.admin("credits", "grant", email, String(2 * EARLIER), "--reason", "많은 글을 한꺼번에 보내려고요");
  await server.start();
}

test("글이 밀려 있으면 자리를 말하고, 취소하면 판단하지 않으며, 차례가 오면 결과를 보인다", async ({
  page,
}, testInfo) => {
  test.skip(process.platform === "win32", "A process cannot be held there.");
  const email = freshEmail();
  await signUpByRequest(page, email);
  await giveCredits(page, email);
  await page.goto("/dashboard");
  await expect(page.getByTestId("credits")).toBeVisible();
  // What the page fetches for a first analysis cannot be fetched from a server that is held.
  await field(page).fill(BUS);
  await page.getByRole("button", { name: "분석 시작" }).click();
  await expect(page.getByRole("heading", { name: "분석 결과" })).toBeVisible();
  await page.getByRole("button", { name: "고쳐서 다시 분석" }).click();
  let rounds = 0;

  /** Lets the server take what has been sent. */
  async function breathe() {
    server.release();
    await pause(100);
    server.hold();
  }

  /** Puts the earlier texts into the line, then the one on the screen, and holds the server when the page knows its place. */
  async function waitInLine() {
    const round = ++rounds;
    server.hold();
    const sent = Array.from({ length: EARLIER }, (_, at) =>
      page.request.post("/api/analyze", {
        data: { text: `${round}번 ${at}번째 글이다. ${makeKorean(CHARS)}`.slice(0, CHARS) },
      }),
    );
    await pause(ON_THE_WAY_MS);
    await breathe();
    const asked = page.waitForRequest("**/api/analyze");
    await page.getByRole("button", { name: "분석 시작" }).click();
    await asked;
    await pause(ON_THE_WAY_MS);
    await breathe();
    await pause(HELD_MS);
    const overlay = page.getByRole("dialog", { name: "차례를 기다리고 있어요" });
    const place = /(앞에 \d+건이 있어요|다음 차례예요) · 약 \d+초/;
    await expect(async () => {
      await breathe();
      await expect(overlay.getByRole("status")).toContainText(place, { timeout: 500 });
    }).toPass({ intervals: [0] });
    return { overlay, sent };
  }

  await field(page).fill(GARDEN);
  const first = await waitInLine();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.screenshot({ path: testInfo.outputPath(`waiting-${width}.png`), animations: "disabled" });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAccessibleInBothThemes(page, "waiting in line", { include: "[role=dialog]" });
  await first.overlay.getByRole("button", { name: "취소" }).click();
  server.release();
  await expect(first.overlay).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await Promise.all(first.sent);
  // What was cancelled was neither judged nor charged.
  const { data } = await (await page.request.get("/api/history")).json();
  const lengths = data.entries.map(({ charCount }: { charCount: number }) => charCount);
  expect(lengths).toContain(CHARS);
  expect(lengths).not.toContain(GARDEN.length);

  const second = await waitInLine();
  server.release();
  await expect(second.overlay).toBeHidden({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "분석 결과" })).toBeFocused();
  await Promise.all(second.sent);
});
