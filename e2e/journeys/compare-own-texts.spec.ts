import { compareInBrowser, compareInNode } from "../support/compare-texts.ts";
import { expect, test } from "../support/journey.ts";
import { makeTexts } from "../support/made-texts.ts";
import { expectAccessibleInBothThemes } from "../support/sound-page.ts";

const PLACES = ["시장", "강가", "학교", "골목", "텃밭", "부엌", "기차역", "옥상", "도서관", "운동장", "약국", "다리"];

/** Own texts in one manner; the seed changes the order, so that no text holds another. */
function diary(seed: number, sentences = 30): string {
  let state = seed * 7919 + 17;
  const pick = (size: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * size);
  };
  return Array.from({ length: sentences }, () => {
    const place = PLACES[pick(PLACES.length)];
    const forms = [
      `어제는 ${place}에 들렀는데 생각보다 사람이 많아서 한참을 서 있다가 그냥 돌아왔다.`,
      `그런데 막상 ${place} 앞에 서니까 무슨 말을 하려고 했는지 하나도 생각나지 않았다.`,
      `나는 ${place} 이야기만 나오면 괜히 웃음이 나는 것 같다.`,
      `엄마는 ${place}보다 집이 낫다고 했지만 나는 그래도 나가는 쪽이 좋았다.`,
    ];
    return forms[pick(forms.length)];
  }).join(" ");
}

test("지난 글과 이번 글의 결을 이 브라우저에서만 비교한다", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
    expect(decodeURIComponent(request.url())).not.toContain("한참을");
  });
  await page.goto("/compare");
  await expect(page.getByRole("heading", { name: "결 비교" })).toBeVisible();
  const compare = page.getByRole("button", { name: "비교하기" });
  await expect(compare).toBeDisabled();
  const earlier = page.getByRole("textbox", { name: "지난 글", exact: true });
  for (const seed of [1, 2]) {
    await earlier.fill(diary(seed));
    await page.getByRole("button", { name: "지난 글에 더하기" }).click();
  }
  const picker = page.getByLabel("지난 글 파일 고르기", { exact: true }).first();
  await picker.setInputFiles({ name: "일기.txt", mimeType: "text/plain", buffer: Buffer.from(diary(3), "utf8") });
  await expect(page.getByText("일기.txt")).toBeVisible();

  // A text that is already among the earlier ones is refused by name.
  const text = page.getByRole("textbox", { name: "이번 글" });
  await text.fill(diary(3));
  await compare.click();
  await expect(page.getByRole("alert")).toContainText("‘이번 글’과 같은 글이 두 번 들어 있어요.");
  await text.fill(diary(9, 8));
  await compare.click();
  await expect(page.getByRole("heading", { name: "가릴 수 없어요" })).toBeFocused();
  await expect(page.getByText(/이번 글은 800자부터 비교해요/)).toBeVisible();
  await page.getByRole("button", { name: "다른 글로 다시" }).click();

  await text.fill(diary(9));
  await compare.click();
  await expect(page.getByRole("heading", { name: "비슷해요" })).toBeFocused();
  await expect(page.getByText(/같은 사람이 쓴 글 100쌍 중/)).toBeVisible();
  await expect(page.getByRole("img", { name: /‘비슷해요’ 구간/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "세 가지 답은 이런 뜻이에요" })).toBeVisible();
  await expect(page.getByText(/지난 글과 같음|차이 적음/).first()).toBeVisible();
  await expectAccessibleInBothThemes(page, "the compared texts");
  // Nothing of the texts left the browser, and nothing was kept.
  expect(sent.filter((line) => line.includes("한참을") || line.includes("/api/analy"))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    "한참을",
  );
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("같은 글들은 브라우저에서도 Node에서도 마지막 자리까지 똑같이 비교된다", async ({ page }) => {
  test.slow();
  const korean = makeTexts(200)
    .map(({ text }) => text)
    .filter((text) => /[가-힣]/.test(text) && !/\p{Surrogate}/u.test(text));
  /** Made texts joined until there is enough to compare; no text twice. */
  const joined = (from: number) => korean.slice(from, from + 8).join("\n");
  const given = Array.from({ length: 20 }, (_, at) => ({
    earlier: at % 2 === 0 ? [1, 2, 3].map((seed) => diary(seed + at, 36)) : [0, 8, 16].map((from) => joined(from + at)),
    text: at % 3 === 0 ? diary(at + 50, 30 + at) : joined(40 + at),
  }));
  await page.goto("/compare");
  for (const seed of [1, 2, 3]) {
    await page.getByRole("textbox", { name: "지난 글", exact: true }).fill(diary(seed));
    await page.getByRole("button", { name: "지난 글에 더하기" }).click();
  }
  await page.getByRole("textbox", { name: "이번 글" }).fill(diary(9));
  const [worker] = await Promise.all([
    page.waitForEvent("worker"),
    page.getByRole("button", { name: "비교하기" }).click(),
  ]);
  const address = worker.url();
  await expect(page.getByRole("heading", { name: "비슷해요" })).toBeFocused();
  const node = await compareInNode(given);
  expect(await compareInBrowser(page, address, given)).toEqual(node);
  // Equal results would prove nothing if all comparisons were alike, or none was measured.
  const found = node.map((line) => JSON.parse(line) as { closeness: number | null });
  expect(new Set(found.map(({ closeness }) => closeness)).size).toBeGreaterThan(10);
  expect(found.filter(({ closeness }) => closeness !== null).length).toBeGreaterThan(10);
});
