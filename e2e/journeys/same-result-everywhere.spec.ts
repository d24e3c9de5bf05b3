import { findEngine, judgeInBrowser } from "../support/browser-engine.ts";
import { judgeInTerminal } from "../support/command-line.ts";
import { expect, test } from "../support/journey.ts";
import { type Judgement, judgementOf } from "../support/judgement.ts";
import { makeTexts } from "../support/made-texts.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { BUS, GARDEN, READING } from "../support/texts.ts";

test("같은 글 200편은 브라우저에서도 터미널에서도 똑같은 결과를 받는다", async ({ page }) => {
  test.slow();
  const texts = makeTexts(200);
  const terminal = await judgeInTerminal(texts);
  const browser = await judgeInBrowser(page, await findEngine(page), texts);
  expect(terminal).toHaveLength(200);
  expect(browser).toEqual(terminal);
  // Equal results would prove nothing if all texts had the same one.
  expect(new Set(terminal.map(({ language }) => language))).toEqual(new Set(["ko", "en"]));
  expect(new Set(terminal.map(({ verdict }) => verdict)).size).toBeGreaterThan(1);
  expect(new Set(terminal.map(({ aiProbability }) => aiProbability)).size).toBeGreaterThan(100);
});

test("서버의 답도 터미널의 답과 같다", async ({ page, baseURL }) => {
  const texts = [GARDEN, BUS, READING].map((text, at) => ({ id: `text-${at}`, text }));
  await page.goto("/signup");
  await fillSignUp(page, freshEmail());
  await page.waitForURL("**/dashboard");
  const server: Judgement[] = [];
  for (const { id, text } of texts) {
    const answer = await page.request.post("/api/analyze", { data: { text }, headers: { origin: baseURL ?? "" } });
    const { data } = await answer.json();
    server.push(judgementOf(id, data));
  }
  expect(server).toEqual(await judgeInTerminal(texts));
});
