/** An e-mail to one person, as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands an e-mail over. Rejects when it was not accepted. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Accounts whose provider told no address hold one below `.invalid`, which RFC 2606 keeps free for ever. An e-mail to such
 * an address is a mistake of the caller and is refused, whatever stands behind `send`.
 */
export function onlyRealAddresses(send: SendMail): SendMail {
  return async (mail) => {
    if (/\.invalid$/i.test(mail.to)) throw new Error("No e-mail is sent to a stand-in address.");
    await send(mail);
  };
}
