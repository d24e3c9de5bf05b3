import type { Logger } from "pino";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import type { SendMail } from "../../ports/mail.ts";
import { countEmail } from "./count-email.ts";
import type { EmailContent } from "./email-templates.ts";
import { createMailboxKey } from "./mailbox-key.ts";
import { shownAddress } from "./rules.ts";

/** The mail server is never awaited, since its delay would reveal who has an account. Only `claim` rejects. */
export interface EmailSender {
  /** Counts an e-mail that a request asks for, even if it will not be sent. Throws `RATE_LIMITED`. */
  claim(email: string): Promise<void>;
  /** Sends an e-mail that was claimed. */
  sendClaimed(email: string, content: EmailContent): void;
  /** Claims and sends; sends nothing if the mailbox has reached its hourly limit. */
  send(email: string, content: EmailContent): Promise<void>;
  /**
   * Notifies the owner of an account. A confirmed mailbox is always notified, so that nobody can suppress a warning by
   * using up the mailbox's limit.
   */
  notify(
    user: { readonly email: string | null; readonly emailVerified: boolean },
    content: EmailContent,
  ): Promise<void>;
}

interface EmailSenderParts {
  readonly db: Database;
  /** The service's secret, for the keys under which mailboxes are counted. */
  readonly secret: string;
  readonly sendMail: SendMail;
  readonly log: Logger;
}

export function createEmailSender({ db, secret, sendMail, log }: EmailSenderParts): EmailSender {
  const mailboxKey = createMailboxKey(secret);
  const claim = (email: string) => countEmail({ db, now: new Date() }, mailboxKey(email));
  const note = (err: unknown) => {
    if (err instanceof AppError && err.code === "RATE_LIMITED") log.warn("a mailbox has had its mails of the hour");
    else log.error({ err }, "mail was not sent");
  };
  const sendClaimed = (email: string, content: EmailContent) => {
    const to = shownAddress(email);
    if (to !== null) sendMail({ to, ...content }).catch(note);
  };
  const send = async (email: string, content: EmailContent) => {
    if (shownAddress(email) === null) return;
    await claim(email).then(() => sendClaimed(email, content), note);
  };
  return {
    claim,
    sendClaimed,
    send,
    notify: async ({ email, emailVerified }, content) => {
      if (email !== null) await (emailVerified ? sendClaimed : send)(email, content);
    },
  };
}
