import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMail } from "./mail.ts";

/** Mail into a folder, one `.eml`-like text file a letter, for a server without SMTP. Only the owner may read them. */
export function createOutboxMail({ folder, now }: { folder: string; now: () => Date }): SendMail {
  return async ({ to, subject, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${now().toISOString().replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.txt`;
    const letter = `To: ${oneLine(to)}\nSubject: ${oneLine(subject)}\n\n${text}\n`;
    await writeFile(join(folder, `.${name}`), letter, { mode: 0o600 });
    await rename(join(folder, `.${name}`), join(folder, name));
  };
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");
