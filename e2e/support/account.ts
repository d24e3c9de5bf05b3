import { expect, type Page } from "@playwright/test";
import { linkTo } from "./outbox.ts";
import { fillSignUp, freshEmail } from "./sign-up.ts";

/** Makes an account whose address is proved, signed in on this page; returns the address. */
export async function openVerifiedAccount(page: Page): Promise<string> {
  const email = freshEmail();
  await page.goto("/signup?next=/history");
  await fillSignUp(page, email);
  await page.waitForURL(({ pathname }) => pathname === "/history");
  await page.goto(await linkTo(email, "확인"));
  return email;
}

/** Has a text analysed as a program would; returns the analysis's id. */
export async function analyse(page: Page, text: string): Promise<string> {
  const answer = await page.request.post("/api/analyze", { data: { text } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data.analysisId;
}
