import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

const folder = join(process.env.E2E_DATA_DIR ?? "", "outbox");

/** A name with a dot in front is a letter that is still being written. */
export const isLetter = (name: string) => name.endsWith(".txt") && !name.startsWith(".");

function lettersTo(email: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => isLetter(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((letter) => letter.startsWith(`To: ${email}\n`));
}

/** The link in the letter to this address whose subject holds these words; waits until it is there. */
export async function linkTo(email: string, subject: string): Promise<string> {
  const find = () => lettersTo(email).findLast((letter) => letter.split("\n")[1]?.includes(subject)) ?? "";
  await expect.poll(find).not.toBe("");
  return find().match(/http\S+/)?.[0] ?? "";
}
