import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMail } from "./mail.ts";

export interface Outbox {
  readonly send: SendMail;
  /** Deletes the e-mails to an address whose account is gone. */
  deleteFor(email: string): Promise<void>;
  /** Deletes what is older than a week. */
  sweep(): Promise<void>;
}

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Mail into a folder, one `.eml`-like text file an e-mail, for a server without SMTP. Only the owner may read them. */
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
      // A dot in front marks an e-mail that was never finished.
      await remove((await namesIn(folder)).filter((name) => name.replace(/^\./, "") < limit));
    },
  };
}

/** Begin of an e-mail's name, which sorts by time. */
const momentOf = (moment: Date) => moment.toISOString().replace(/[:.]/g, "-");

/** End of the name of every e-mail to one address, by which they are found without being read. */
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
