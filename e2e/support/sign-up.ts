import type { Page } from "@playwright/test";

let count = 0;

/** An address that no other journey of this run uses. */
export function freshEmail(): string {
  count++;
  return `seojin-${process.pid}-${Date.now()}-${count}@example.com`;
}

export const PASSWORD = "결을읽는사람2026";

/** Fills and sends the sign-up form that is open. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel("이름").fill("윤서진");
  await page.getByLabel("이메일").fill(email);
  await page.getByLabel("비밀번호").fill(PASSWORD);
  await page.getByLabel("이용약관에 동의해요").check();
  await page.getByLabel("개인정보 처리방침에 동의해요").check();
  await page.getByLabel("만 14세 이상이에요").check();
  await page.getByRole("button", { name: "가입하기" }).click();
}

/** Makes an account without its form, signed in in the browser of this page. */
export async function signUpByRequest(page: Page, email: string): Promise<void> {
  const consents = { termsAccepted: true, privacyAccepted: true, ageConfirmed: true };
  const answer = await page.request.post("/api/auth/sign-up/email", {
    data: { name: "윤서진", email, password: PASSWORD, ...consents },
  });
  if (!answer.ok()) throw new Error(`The account was not made: ${answer.status()} ${await answer.text()}`);
}
