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
  /** Hands an e-mail to the mail server. */
  readonly sendMail: SendMail;
  /** The service's secret, the same on every node. */
  readonly secret: string;
  readonly now: () => Date;
  readonly log: Logger;
}

export interface MailQueue {
  /** Sends at once, or keeps the e-mail until the mail server is back. Rejects when it never will be taken. */
  readonly send: SendMail;
  /** Tries again what waits and is due. */
  deliver(): Promise<void>;
}

/** E-mails that one run takes; the next one goes on. */
const BATCH = 200;
const FIRST_PAUSE_MS = 60_000;
/** The links in e-mails are good for so long; an e-mail that is older helps nobody. */
const LONGEST_MS = MAIL_LINK_MS;

/**
 * E-mails about accounts wait in the database, sealed, while the mail server is away. A refusal for good (5xx) is believed. A
 * node that dies right after sending sends once more.
 */
export function createMailQueue({ db, sendMail, secret, now, log }: MailQueueParts): MailQueue {
  const { seal, open } = mailSeal(secret);

  /** The oldest that is due, put off until its next try, so that no other node takes it meanwhile. */
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

  /** Whether there is nothing more to do for an e-mail. */
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

/** SMTP answers 5xx for what will be no different later, such as a mailbox that is not there. */
function isRefused(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === "number" && responseCode >= 500;
}
