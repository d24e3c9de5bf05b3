/** An e-mail to one person, as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends an e-mail. Rejects if it was not accepted. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Accounts whose provider gave no address have one below `.invalid`, reserved by RFC 2606. Sending to such an address
 * is a bug of the caller and is refused.
 */
export function onlyRealAddresses(send: SendMail): SendMail {
  return async (mail) => {
    if (/\.invalid$/i.test(mail.to)) throw new Error("No e-mail is sent to a stand-in address.");
    await send(mail);
  };
}
