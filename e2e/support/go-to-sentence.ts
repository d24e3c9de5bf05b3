import type { Page } from "@playwright/test";

/** Goes from the grain to the row of a sentence, whose buttons are seen then; what it is folded into opens. */
export async function goToSentence(page: Page, number: number): Promise<void> {
  const bundles = page.getByRole("listbox", { name: /문장별 AI 확률|문장 길이/ }).getByRole("option");
  await bundles.nth(number - 1).click();
}
