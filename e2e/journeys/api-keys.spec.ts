import { becomePro } from "../support/become-pro.ts";
import { installClient } from "../support/installed-client.ts";
import { expect, test } from "../support/journey.ts";
import { expectNoOverflow } from "../support/no-overflow.ts";
import { fillSignUp, freshEmail } from "../support/sign-up.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";
import { GARDEN } from "../support/texts.ts";

test("Pro가 키를 만들고, 프로그램이 그 키로 글을 분석하고, 폐기하면 바로 듣지 않는다", async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const email = freshEmail();
  await page.goto("/signup?next=%2Fsettings");
  await fillSignUp(page, email);
  await page.waitForURL("**/settings");
  const create = page.getByRole("button", { name: "키 만들기" });
  await create.click();
  await expect(page.getByRole("dialog", { name: "Pro 요금제에서 쓸 수 있어요" })).toBeVisible();
  await becomePro(page, email);

  await page.goto("/settings");
  await create.click();
  const form = page.getByRole("dialog", { name: "API 키 만들기" });
  await form.getByRole("button", { name: "만들기" }).click();
  await expect(form.getByText("이름을 적어 주세요.")).toBeVisible();
  await expectAccessibleInBothThemes(page, "a key without a name");
  await form.getByLabel("이름").fill("과제 채점 도구");
  await form.getByRole("button", { name: "만들기" }).click();
  const made = page.getByRole("dialog", { name: "API 키를 만들었어요" });
  const secret = (await made.getByTestId("secret").textContent()) ?? "";
  expect(secret).toMatch(/^glk_[\w-]{43}$/);
  await expectAccessibleInBothThemes(page, "a new key");
  await made.getByRole("button", { name: "복사해 두었어요" }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  // A program: no cookie, only the key.
  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  const answer = await program.post("/api/analyze", { data: { text: GARDEN } });
  expect((await answer.json()).data).toMatchObject({ kind: "basic", credits: { charged: 1, remaining: 299 } });
  expect((await program.get("/api/account")).status()).toBe(403);
  expect(await runClientExample(new URL(page.url()).origin, secret)).toMatch(
    /^(human|mixed|ai) (strong|moderate|weak) /,
  );

  await page.reload();
  await expect(page.getByText(/쯤 마지막으로 사용 · \d+년/)).toBeVisible();
  await expectAccessibleInBothThemes(page, "the list of keys");
  await page.getByRole("button", { name: "과제 채점 도구 폐기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "폐기하기" }).click();
  await expect(page.getByText("API 키를 폐기했어요.", { exact: true })).toBeVisible();
  const refused = await program.post("/api/analyze", { data: { text: GARDEN } });
  expect([refused.status(), (await refused.json()).error.code]).toEqual([401, "API_KEY_REVOKED"]);
  await program.dispose();
});

/** Runs the example of the client's README as it is printed; returns what it prints. */
async function runClientExample(baseUrl: string, key: string): Promise<string> {
  const client = await installClient();
  try {
    return await client.run(client.example, { GEULGYEOL_API_KEY: key, GEULGYEOL_URL: baseUrl });
  } finally {
    await client.remove();
  }
}

test("API 사용법은 예제를 이 서버의 주소로 보여 주고, 접근성 문제가 없다", async ({ page, context, baseURL }) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/api");
  const first = page.getByRole("figure").filter({ hasText: "첫 요청" });
  await expect(first).toContainText(`curl ${baseURL}/api/analyze`);
  await page.getByRole("radio", { name: "Python" }).check();
  await expect(first).toContainText("urlopen(");
  await first.getByRole("button", { name: /복사/ }).click();
  await expect(first.getByText("복사했어요")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${baseURL}/api/analyze`);
  await expectAccessibleInBothThemes(page, "/docs/api");
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
});
