import type { Logger } from "pino";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import type { SendMail } from "../../ports/mail.ts";
import { countEmail } from "./count-email.ts";
import type { EmailContent } from "./email-templates.ts";
import { createMailboxKey } from "./mailbox-key.ts";
import { shownAddress } from "./rules.ts";

/** The mail server is never waited for: how long it takes would tell who has an account. Only `claim` rejects. */
export interface EmailSender {
  /** Counts an e-mail that a request asks for, whether or not it will be sent. Throws `RATE_LIMITED`. */
  claim(email: string): Promise<void>;
  /** Sends an e-mail that was claimed. */
  sendClaimed(email: string, content: EmailContent): void;
  /** Claims and sends; nothing is sent when the mailbox has had its share of the hour. */
  send(email: string, content: EmailContent): Promise<void>;
  /**
   * Tells the owner of an account. A confirmed mailbox is always told: nobody must be able to keep a warning back by using
   * up the share of the mailbox.
   */
  notify(
    user: { readonly email: string | null; readonly emailVerified: boolean },
    content: EmailContent,
  ): Promise<void>;
}

interface EmailSenderParts {
  readonly db: Database;
  /** The service's, for the keys under which mailboxes are counted. */
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
