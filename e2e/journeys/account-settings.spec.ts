import { readFileSync } from "node:fs";
import { expect } from "../support/journey.ts";
import { linkTo } from "../support/outbox.ts";
import { freshPerson, test } from "../support/provider.ts";
import { fillSignUp, freshEmail, PASSWORD } from "../support/sign-up.ts";

const NEW_PASSWORD = "새로운결2027";
/** A red point. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

test("비밀번호를 잊은 사람이 메일의 링크로 새 비밀번호를 정하고 로그인한다", { tag: "@main" }, async ({ page }) => {
  const email = freshEmail();
  await page.goto("/signup");
  await fillSignUp(page, email);
  await page.waitForURL("**/dashboard");
  await page.context().clearCookies();

  await page.goto("/login");
  await page.getByRole("link", { name: "비밀번호를 잊었나요?" }).click();
  // The page before has an e-mail field too, so wait for this one.
  await expect(page.getByRole("button", { name: "링크 받기" })).toBeVisible();
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("button", { name: "링크 받기" }).click();
  await expect(page.getByRole("heading", { name: "메일을 확인해 주세요" })).toBeVisible();
  const link = await linkTo(email, "비밀번호");
  await page.goto(link);
  await page.getByLabel("새 비밀번호").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await expect(page.getByRole("heading", { name: "비밀번호를 바꿨어요" })).toBeVisible();
  await page.getByRole("link", { name: "로그인", exact: true }).last().click();
  await page.getByLabel("이메일").fill(email);
  await page.getByLabel("비밀번호", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "이메일로 로그인" }).click();
  await page.waitForURL("**/settings");

  await page.goto("/");
  await page.goto(link);
  await page.getByLabel("새 비밀번호").fill("또다른결2028");
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await expect(page.getByRole("heading", { name: "쓸 수 없는 링크예요" })).toBeVisible();
});

test("카카오를 잇고 끊고, 이름을 바꾸고, 자료를 받고, 탈퇴한다", async ({ page, provider }) => {
  const email = freshEmail();
  Object.assign(provider, { behaviour: "answers", consents: true });
  provider.person = freshPerson();
  await page.goto("/signup?next=%2Fsettings");
  await fillSignUp(page, email);
  await page.waitForURL("**/settings");

  await page.getByRole("button", { name: "카카오 연결하기" }).click();
  await page.getByRole("button", { name: "카카오 연결 끊기" }).click();
  await expect(page.getByText("카카오 연결을 끊었어요.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "카카오 연결하기" })).toBeVisible();

  await page.getByRole("button", { name: "이름 바꾸기" }).click();
  await page.getByRole("dialog").getByLabel("이름").fill("한결");
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page.getByText("이름을 바꿨어요.", { exact: true })).toBeVisible();
  await page.getByLabel("앙상블 분석 (3크레딧)").check();
  await expect(page.getByText("저장했어요.", { exact: true })).toBeVisible();
  await expect(page.getByText("지금 이 기기")).toBeVisible();

  await page.goto(await linkTo(email, "이메일 주소를 확인"));
  await expect(page.getByRole("heading", { name: "이메일을 확인했어요" })).toBeVisible();
  await page.getByRole("link", { name: "글 분석하러 가기" }).last().click();
  await expect(page.getByRole("checkbox", { name: /앙상블/ })).toBeChecked();

  await page.goto("/settings");
  await expect(page.getByText("확인함")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "내려받기" }).click();
  const file = await (await download).path();
  expect(readFileSync(file).subarray(0, 2).toString()).toBe("PK");

  await page.getByRole("button", { name: "탈퇴하기" }).click();
  const dialog = page.getByRole("dialog", { name: "회원 탈퇴" });
  await dialog.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("되돌릴 수 없다는 것을 알고 있어요").check();
  await dialog.getByRole("button", { name: "탈퇴하기" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByText("탈퇴했어요. 그동안 함께해 주셔서 고맙습니다.", { exact: true })).toBeVisible();
  await page.goto("/login");
  await page.getByLabel("이메일").fill(email);
  await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "이메일로 로그인" }).click();
  await expect(page.getByRole("alert")).toHaveText("이메일이나 비밀번호가 맞지 않아요.");
});

test("카카오 사진이 보이고, 비밀번호를 바꾸면 남은 로그인 방법을 살펴보고 한 번에 끊는다", async ({
  page,
  provider,
}) => {
  const email = freshEmail();
  const referrers: (string | undefined)[] = [];
  await page.route("https://k.kakaocdn.net/**", async (route) => {
    referrers.push((await route.request().allHeaders()).referer);
    await route.fulfill({ body: PICTURE, contentType: "image/png" });
  });
  Object.assign(provider, { behaviour: "answers", consents: true });
  provider.person = freshPerson({ picture: "http://k.kakaocdn.net/dn/me/img_110x110.jpg" });
  await page.goto("/signup?next=%2Fsettings");
  await fillSignUp(page, email);
  await page.waitForURL("**/settings");
  await page.goto(await linkTo(email, "이메일 주소를 확인"));
  await page.goto("/settings");
  await page.getByRole("button", { name: "카카오 연결하기" }).click();
  await expect(page.getByRole("button", { name: "카카오 연결 끊기" })).toBeVisible();
  expect(await linkTo(email, "추가되었습니다")).toContain("/settings");

  await page.context().clearCookies();
  await page.goto("/login?next=%2Fsettings");
  await page.getByRole("button", { name: "카카오 로그인" }).click();
  await page.waitForURL("**/settings");
  const picture = page.locator('img[src="https://k.kakaocdn.net/dn/me/img_110x110.jpg"]').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  expect(referrers.filter((referrer) => referrer !== undefined)).toEqual([]);

  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  const dialog = page.getByRole("dialog", { name: "비밀번호 바꾸기" });
  await dialog.getByLabel("지금 비밀번호").fill(PASSWORD);
  await dialog.getByLabel("새 비밀번호").fill(NEW_PASSWORD);
  await dialog.getByRole("button", { name: "바꾸기" }).click();
  await expect(page.getByRole("heading", { name: "접근 살펴보기" })).toBeVisible();
  expect(await linkTo(email, "비밀번호가 바뀌었습니다")).toContain("/settings");
  await page.getByRole("button", { name: "모두 끊기" }).click();
  const revoking = page.getByRole("dialog", { name: "모두 끊을까요?" });
  await revoking.getByLabel("비밀번호", { exact: true }).fill(NEW_PASSWORD);
  await revoking.getByRole("button", { name: "모두 끊기" }).click();
  await expect(page.getByRole("heading", { name: "접근 살펴보기" })).toBeHidden();
  await expect(page.getByRole("button", { name: "카카오 연결하기" })).toBeVisible();
  await expect(picture).toBeHidden();
});
