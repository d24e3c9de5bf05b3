import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

const folder = join(process.env.E2E_DATA_DIR ?? "", "outbox");

/** Whether a file of the outbox is a complete mail; a leading dot marks one that is still being written. */
export const isMailFile = (name: string) => name.endsWith(".txt") && !name.startsWith(".");

function mailsTo(email: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => isMailFile(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((mail) => mail.startsWith(`To: ${email}\n`));
}

/** The link in the mail to this address whose subject holds these words; waits until it is there. */
export async function linkTo(email: string, subject: string): Promise<string> {
  const find = () => mailsTo(email).findLast((mail) => mail.split("\n")[1]?.includes(subject)) ?? "";
  await expect.poll(find).not.toBe("");
  return find().match(/http\S+/)?.[0] ?? "";
}
