import type { Page } from "@playwright/test";
import { CLASS_QUESTION, CLASS_TEXTS, makeBatch } from "../../support/class-texts.ts";
import type { Screen } from "../screen.ts";
import { at, heading, quiet } from "./actions.ts";

const SIMILARITY = { route: "/batches/:batchId/similarity", as: "writer" } as const;

/** A class whose texts are compared with each other alone. */
async function compare(page: Page, texts: readonly (typeof CLASS_TEXTS)[number][]): Promise<void> {
  await page.goto("/contact");
  const id = await makeBatch(page, "우리 동네에서 바뀌었으면 하는 한 가지", { texts, question: CLASS_QUESTION });
  await page.goto(`/batches/${id}/similarity?scope=batch`);
  await heading(page, /같은 대목이/).waitFor();
  await quiet(page);
}

async function comparePair(page: Page): Promise<void> {
  await compare(page, CLASS_TEXTS);
  await page.getByRole("link", { name: /12번 서하율.*20번 이로운/ }).click();
  await heading(page, "두 글에 같은 대목이 두 곳 있어요").waitFor();
}

/** Which texts of a batch are alike: the pairs, two texts side by side, none, and a batch that is gone. */
export const SIMILARITY_SCREENS: readonly Screen[] = [
  { ...SIMILARITY, name: "similarity", open: (page) => compare(page, CLASS_TEXTS) },
  { ...SIMILARITY, name: "similarity-pair", open: comparePair },
  {
    ...SIMILARITY,
    name: "similarity-pair-other-text",
    width: 390,
    open: async (page) => {
      await comparePair(page);
      await page.getByRole("button", { name: /^2번 대목/ }).click();
      await page.getByRole("region", { name: "20번 이로운의 글" }).waitFor();
    },
  },
  { ...SIMILARITY, name: "similarity-none", open: (page) => compare(page, CLASS_TEXTS.slice(0, 3)) },
  { ...SIMILARITY, name: "similarity-gone", open: at(`/batches/${"0".repeat(36)}/similarity`, "없는 글이에요") },
];
