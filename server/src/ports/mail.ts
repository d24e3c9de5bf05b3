/** A letter to one person, as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands a letter over. Rejects when it was not accepted. */
export type SendMail = (mail: Mail) => Promise<void>;
