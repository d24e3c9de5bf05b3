import type { Logger } from "pino";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import type { SendMail } from "../../ports/mail.ts";
import { countLetter } from "./count-letter.ts";
import type { Letter } from "./letters.ts";
import { mailboxKey } from "./mailbox-key.ts";
import { shownAddress } from "./rules.ts";

/** The mail server is never waited for: how long it takes would tell who has an account. Only `claim` rejects. */
export interface LetterSender {
  /** Counts a letter that a request asks for, whether or not it will be sent. Throws `RATE_LIMITED`. */
  claim(email: string): Promise<void>;
  /** Sends a letter that was claimed. */
  sendClaimed(email: string, letter: Letter): void;
  /** Claims and sends; nothing is sent when the mailbox has had its share of the hour. */
  send(email: string, letter: Letter): Promise<void>;
  /**
   * Tells the owner of an account. A confirmed mailbox is always told: nobody must be able to keep a warning back by using
   * up the share of the mailbox.
   */
  notify(user: { readonly email: string | null; readonly emailVerified: boolean }, letter: Letter): Promise<void>;
}

export function createLetterSender({
  db,
  sendMail,
  log,
}: {
  db: Database;
  sendMail: SendMail;
  log: Logger;
}): LetterSender {
  const claim = (email: string) => countLetter({ db, now: new Date() }, mailboxKey(email));
  const note = (err: unknown) => {
    if (err instanceof AppError && err.code === "RATE_LIMITED") log.warn("a mailbox has had its letters of the hour");
    else log.error({ err }, "mail was not sent");
  };
  const sendClaimed = (email: string, letter: Letter) => {
    const to = shownAddress(email);
    if (to !== null) sendMail({ to, ...letter }).catch(note);
  };
  const send = async (email: string, letter: Letter) => {
    if (shownAddress(email) === null) return;
    await claim(email).then(() => sendClaimed(email, letter), note);
  };
  return {
    claim,
    sendClaimed,
    send,
    notify: async ({ email, emailVerified }, letter) => {
      if (email !== null) await (emailVerified ? sendClaimed : send)(email, letter);
    },
  };
}
