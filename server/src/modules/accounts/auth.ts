import type { Logger } from "pino";
import type { Database } from "../../db/connection.ts";
import type { FindSession } from "../../http/session-user.ts";
import type { IdentityProvider } from "../../ports/identity/identity.ts";
import type { SendMail } from "../../ports/mail.ts";
import type { CaughtErrors } from "./auth-log.ts";
import type { EmailSender } from "./email-sender.ts";
import type { createOAuth } from "./oauth-plugin.ts";
import type { PasswordHash } from "./settings/password.ts";

export interface Auth {
  /** Answers a request below `/api/auth/`; `error` is what the library caught meanwhile and hides in its answer. */
  handle(request: Request): Promise<{ response: Response; error: Error | null }>;
  readonly findSession: FindSession;
  readonly passwords: PasswordHash;
  readonly emails: EmailSender;
  /** What follows when a user has proved an address; never rejects. */
  noteConfirmed(userId: string): Promise<void>;
  /** Address of a page for an e-mail; a secret stands behind the hash, where no server and no other page sees it. */
  page(path: string, secret?: string): string;
}

export interface AuthParts {
  readonly db: Database;
  readonly secret: string;
  /** Address of this server in mails, and what decides whether cookies are for HTTPS only. */
  readonly baseUrl: string;
  readonly sendMail: SendMail;
  /** Those that are configured. */
  readonly providers: readonly IdentityProvider[];
  readonly log: Logger;
  readonly now: () => Date;
  /** Told of each user whose address is confirmed now, perhaps more than once. */
  readonly onConfirmed: (userId: string) => Promise<void>;
  /** In the place of the library's scrypt, which takes a tenth of a second of a processor; for tests only. */
  readonly passwordHash?: PasswordHash;
}

/** What the parts of the set-up share. */
export interface AuthContext extends AuthParts, Pick<Auth, "emails" | "noteConfirmed" | "page"> {
  readonly oauth: ReturnType<typeof createOAuth>;
  readonly caught: CaughtErrors;
}
