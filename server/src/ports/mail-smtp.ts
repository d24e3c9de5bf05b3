import { createTransport } from "nodemailer";
import type { SendMail } from "./mail.ts";

const TIMEOUT_MS = 10_000;

/**
 * Sends e-mails through the SMTP server at `url` (`smtp://user:password@host:port`, or `smtps://`). No retries here: a
 * server that disconnected after the e-mail may have accepted it.
 */
export function createSmtpMail({ url, from }: { url: string; from: string }): SendMail {
  const transport = createTransport(url, {
    from,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ to, subject, text, textEncoding: "base64" });
  };
}
