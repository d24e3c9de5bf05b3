import { join } from "node:path";
import type { Logger } from "pino";
import type { Configuration } from "./configuration.ts";
import type { Database } from "./db/connection.ts";
import type { Sweep } from "./jobs/start-sweeps.ts";
import { onlyRealAddresses, type SendMail } from "./ports/mail.ts";
import { createOutbox } from "./ports/mail-outbox.ts";
import { createMailQueue } from "./ports/mail-queue/mail-queue.ts";
import { createSmtpMail } from "./ports/mail-smtp.ts";

export interface OpenedMail {
  readonly mail: {
    readonly sendMail: SendMail;
    /** Waits in the database while the mail server is unavailable. */
    readonly sendAccountMail: SendMail;
    /** Deletes stored e-mails to an address; never rejects. */
    readonly deleteMailTo: (email: string) => Promise<void>;
  };
  /** Sends waiting e-mails. */
  readonly deliver: Sweep;
  /** Deletes old e-mails of the folder. */
  readonly sweeps: readonly Sweep[];
}

/** E-mails go to the SMTP server or, without one, into a folder. */
export function openMail(
  configuration: Pick<Configuration, "smtpUrl" | "mailFrom" | "appUrl" | "dataFolder">,
  { db, secret, now, log }: { db: Database; secret: string; now: () => Date; log: Logger },
): OpenedMail {
  const outbox = createOutbox({ folder: join(configuration.dataFolder, "outbox"), now });
  const smtp = openSmtp(configuration);
  const sendMail = onlyRealAddresses(smtp ?? outbox.send);
  const queue = createMailQueue({ db, sendMail, secret, now, log });
  return {
    mail: {
      sendMail,
      sendAccountMail: queue.send,
      deleteMailTo: async (email) => {
        if (smtp !== null) return;
        await outbox
          .deleteFor(email)
          .catch((err: unknown) => log.error({ err }, "mails of the outbox were not deleted"));
      },
    },
    deliver: { name: "send queued mails", everyMs: 60_000, work: queue.deliver },
    sweeps: smtp ? [] : [{ name: "delete old mails of the outbox", everyMs: 60 * 60 * 1000, work: outbox.sweep }],
  };
}

function openSmtp({ smtpUrl, mailFrom, appUrl }: Pick<Configuration, "smtpUrl" | "mailFrom" | "appUrl">) {
  if (smtpUrl === undefined) return null;
  const domain = new URL(appUrl ?? "http://localhost").hostname;
  return createSmtpMail({ url: smtpUrl, from: mailFrom ?? `글결 <no-reply@${domain}>` });
}
