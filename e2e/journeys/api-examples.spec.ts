import { createHmac, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import type { APIRequestContext, Page } from "@playwright/test";
import { becomePro } from "../support/become-pro.ts";
import { freePort } from "../support/free-port.ts";
import { expect, test } from "../support/journey.ts";
import { canRun, type PrintedExample, readExamples, runExample, startExample } from "../support/printed-examples.ts";
import { freshEmail, signUpByRequest } from "../support/sign-up.ts";

const JUDGED = /^(human|mixed|ai) (strong|moderate|weak) /;
/** Examples that print a judgement; the others, and all of curl, print JSON. */
const OF_A_TEXT = /분석$|^시작하기$/;

let folder: string;
test.beforeEach(async () => {
  test.slow();
  folder = await mkdtemp(join(tmpdir(), "geulgyeol-examples-"));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

/** A new key of the signed-in user. */
async function makeKey(page: Page, scopes: readonly string[]): Promise<string> {
  const answer = await page.request.post("/api/account/api-keys", { data: { name: "예제", scopes, validDays: 30 } });
  return (await answer.json()).data.secret;
}

/** Opens the documentation as it is once its scripts run: until then a stand-in is in the place of the server's address. */
async function openExamples(page: Page): Promise<void> {
  await page.goto("/docs/api");
  await expect(page.getByRole("figure").first()).toContainText(new URL(page.url()).origin);
}

/** Downloads the files that the page offers for an example. */
async function downloadFiles(request: APIRequestContext, { files }: PrintedExample): Promise<void> {
  for (const address of files) {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    await writeFile(join(folder, basename(address)), await answer.body());
  }
}

/** What stands in an answer at a path that the page names, such as `data.entries[0].id`. */
function valueAt(data: unknown, path: string): string {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== "");
  // biome-ignore lint/suspicious/noExplicitAny: any JSON is walked through.
  return String(steps.reduce((part: any, step) => part?.[step], { data }));
}

for (const language of ["curl", "Python", "JavaScript"] as const) {
  test(`${language}의 모든 예제가 적힌 그대로 돈다`, async ({ page }) => {
    test.skip(!canRun(language), `${language} is not installed`);
    const email = freshEmail();
    await signUpByRequest(page, email);
    await becomePro(page, email);
    const env: Record<string, string> = { GEULGYEOL_API_KEY: await makeKey(page, ["analyse", "read-history"]) };
    await openExamples(page);
    const examples = (await readExamples(page, language)).filter(({ title }) => title !== "웹훅 확인하기");
    const { paths } = await (await page.request.get("/api/openapi.json")).json();
    const endpoints = Object.values(paths as Record<string, object>).flatMap((methods) => Object.keys(methods));
    expect(examples).toHaveLength(endpoints.length);

    const answers = new Map<string, unknown>();
    for (const example of examples) {
      await downloadFiles(page.request, example);
      for (const { name, from, at } of example.variables) env[name] = valueAt(answers.get(from), at);
      const output = await runExample(language, example.code, { folder, env });
      const isJudgement = language !== "curl" && OF_A_TEXT.test(example.title);
      if (isJudgement) expect([example.title, output]).toEqual([example.title, expect.stringMatching(JUDGED)]);
      else answers.set(example.title, dataOf(output));
    }
    // What the examples made, the last ones have deleted again.
    const { data } = await (await page.request.get("/api/webhooks")).json();
    expect(data.webhooks).toEqual([]);
  });
}

/** curl prints the answer of the server, the programs print its data. */
function dataOf(output: string): unknown {
  const printed = JSON.parse(output);
  if (!("success" in printed)) return printed;
  expect(printed).toMatchObject({ success: true });
  return printed.data;
}

test("시험 키로도 글을 보내는 예제가 그대로 돈다", async ({ page }) => {
  await signUpByRequest(page, freshEmail());
  const env = { GEULGYEOL_API_KEY: await makeKey(page, ["sandbox"]) };
  await openExamples(page);
  const examples = await readExamples(page, "JavaScript");
  const ofTexts = examples.filter(({ title, files }) => OF_A_TEXT.test(title) && files.length === 0);
  expect(ofTexts.map(({ title }) => title)).toEqual(["시작하기", "앙상블 분석", "단어별 분석"]);
  for (const { code } of ofTexts) expect(await runExample("JavaScript", code, { folder, env })).toMatch(JUDGED);
});

for (const language of ["Python", "JavaScript"] as const) {
  test(`${language}의 알림 받기 예제가 우리 알림만 한 번씩 받는다`, async ({ page }) => {
    test.skip(!canRun(language), `${language} is not installed`);
    await openExamples(page);
    const receiver = (await readExamples(page, language)).find(({ title }) => title === "웹훅 확인하기");
    const port = await freePort();
    const secret = `whsec_${randomBytes(32).toString("base64")}`;
    const env = { WEBHOOK_SECRET: secret, PORT: String(port) };
    const program = await startExample(language, receiver?.code ?? "", { folder, env });
    const printed = text(program.stdout);
    const address = `http://127.0.0.1:${port}/`;
    try {
      await expect
        .poll(() =>
          fetch(address, { method: "POST" }).then(
            ({ status }) => status,
            () => null,
          ),
        )
        .toBe(400);
      const ours = deliveryOf(secret, { id: "evt_1", batchId: "first" });
      const late = deliveryOf(secret, { id: "evt_2", batchId: "late", at: Date.now() - 301_000 });
      const strange = deliveryOf(`whsec_${randomBytes(32).toString("base64")}`, { id: "evt_3", batchId: "strange" });
      const changed = { ...deliveryOf(secret, { id: "evt_4", batchId: "before" }), body: ours.body };
      const next = deliveryOf(secret, { id: "evt_5", batchId: "second" });
      const statuses: number[] = [];
      for (const delivery of [ours, ours, late, strange, changed, next]) {
        statuses.push((await fetch(address, { method: "POST", ...delivery })).status);
      }
      expect(statuses).toEqual([204, 204, 400, 400, 400, 204]);
    } finally {
      program.kill();
    }
    expect((await printed).trim().split("\n")).toEqual(["batch.judged first", "batch.judged second"]);
  });
}

/** A delivery as the scheme of Standard Webhooks describes it, signed apart from the service's own code. */
function deliveryOf(secret: string, { id, batchId, at = Date.now() }: { id: string; batchId: string; at?: number }) {
  const data = { batchId, judged: 1, failed: 0 };
  const body = JSON.stringify({ type: "batch.judged", timestamp: new Date(at).toISOString(), data });
  const sentAt = String(Math.floor(at / 1_000));
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${sentAt}.${body}`).digest("base64");
  const headers = { "webhook-id": id, "webhook-timestamp": sentAt, "webhook-signature": `v1,AAAA v1,${signature}` };
  return { body, headers };
}
