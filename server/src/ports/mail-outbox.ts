import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMail } from "./mail.ts";

export interface Outbox {
  readonly send: SendMail;
  /** Deletes the e-mails to the address of a deleted account. */
  deleteFor(email: string): Promise<void>;
  /** Deletes e-mails older than a week. */
  sweep(): Promise<void>;
}

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Writes e-mails into a folder, one `.eml`-like text file each, for a server without SMTP. Readable by the owner only.
 */
export function createOutbox({ folder, now }: { folder: string; now: () => Date }): Outbox {
  const remove = (names: readonly string[]) =>
    Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${momentOf(now())}-${randomUUID().slice(0, 8)}${markOf(to)}`;
      const message = `To: ${oneLine(to)}\nSubject: ${oneLine(subject)}\n\n${text}\n`;
      await writeFile(join(folder, `.${name}`), message, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    async deleteFor(email) {
      await remove((await namesIn(folder)).filter((name) => name.endsWith(markOf(email))));
    },
    async sweep() {
      const limit = momentOf(new Date(now().getTime() - KEPT_MS));
      // A leading dot marks an unfinished e-mail.
      await remove((await namesIn(folder)).filter((name) => name.replace(/^\./, "") < limit));
    },
  };
}

/** Beginning of an e-mail's name, which sorts by time. */
const momentOf = (moment: Date) => moment.toISOString().replace(/[:.]/g, "-");

/** End of the name of every e-mail to one address, for finding them without reading. */
function markOf(email: string): string {
  return `-${createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 16)}.txt`;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(".txt"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");
