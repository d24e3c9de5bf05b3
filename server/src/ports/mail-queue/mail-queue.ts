import { randomUUID } from "node:crypto";
import { MAIL_LINK_MS } from "@geulgyeol/contract";
import { eq, lte } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../db/connection.ts";
import type { SendMail } from "../mail.ts";
import { mailSeal } from "./seal-mail.ts";
import { mailQueue } from "./tables.ts";

export interface MailQueueParts {
  readonly db: Database;
  /** Sends an e-mail to the mail server. */
  readonly sendMail: SendMail;
  /** The service's secret, the same on every node. */
  readonly secret: string;
  readonly now: () => Date;
  readonly log: Logger;
}

export interface MailQueue {
  /** Sends at once, or queues the e-mail until the mail server is back. Rejects on a permanent error. */
  readonly send: SendMail;
  /** Retries waiting e-mails that are due. */
  deliver(): Promise<void>;
}

/** Maximum e-mails per run; the next one continues. */
const BATCH = 200;
const FIRST_PAUSE_MS = 60_000;
/** Lifetime of links in e-mails, after which an e-mail is useless. */
const LONGEST_MS = MAIL_LINK_MS;

/**
 * E-mails about accounts wait in the database, encrypted, while the mail server is unavailable. Permanent errors (5xx)
 * are final. If a node dies right after sending, the e-mail is sent again.
 */
export function createMailQueue({ db, sendMail, secret, now, log }: MailQueueParts): MailQueue {
  const { seal, open } = mailSeal(secret);

  /** The oldest due e-mail, postponed to its next attempt, so that no other node takes it. */
  const take = () =>
    db.transaction(async (tx) => {
      const [due] = await tx
        .select()
        .from(mailQueue)
        .where(lte(mailQueue.nextAttemptAt, now()))
        .orderBy(mailQueue.nextAttemptAt)
        .limit(1)
        .for("update", { skipLocked: true });
      if (due === undefined) return undefined;
      const attempts = due.attempts + 1;
      const nextAttemptAt = new Date(now().getTime() + FIRST_PAUSE_MS * 2 ** (attempts - 1));
      await tx.update(mailQueue).set({ attempts, nextAttemptAt }).where(eq(mailQueue.id, due.id));
      return due;
    });

  return {
    async send(mail) {
      try {
        await sendMail(mail);
      } catch (err) {
        if (isRefused(err)) throw err;
        log.warn({ err }, "the mail server did not accept an e-mail: it is queued");
        const moment = now();
        const nextAttemptAt = new Date(moment.getTime() + FIRST_PAUSE_MS);
        const row = { id: randomUUID(), sealed: seal(mail), attempts: 1, nextAttemptAt, createdAt: moment };
        await db.insert(mailQueue).values(row);
      }
    },
    async deliver() {
      for (let i = 0; i < BATCH; i++) {
        const queued = await take();
        if (queued === undefined) return;
        const mail = open(queued.sealed);
        const isOld = now().getTime() - queued.createdAt.getTime() > LONGEST_MS;
        if (mail === null || isOld) log.error({ attempts: queued.attempts, isOld }, "a queued e-mail was given up");
        else if (!(await isTaken(mail))) continue;
        await db.delete(mailQueue).where(eq(mailQueue.id, queued.id));
      }
    },
  };

  /** Whether an e-mail is done. */
  async function isTaken(mail: Parameters<SendMail>[0]): Promise<boolean> {
    try {
      await sendMail(mail);
      return true;
    } catch (err) {
      const isOver = isRefused(err);
      log.warn({ err, isOver }, "the mail server did not accept a queued e-mail");
      return isOver;
    }
  }
}

/** SMTP answers 5xx for permanent errors, such as a missing mailbox. */
function isRefused(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === "number" && responseCode >= 500;
}
