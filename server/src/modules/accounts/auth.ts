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
  /** Answers a request below `/api/auth/`; `error` is an error that the library caught and hid in its response. */
  handle(request: Request): Promise<{ response: Response; error: Error | null }>;
  readonly findSession: FindSession;
  readonly passwords: PasswordHash;
  readonly emails: EmailSender;
  /** Called when a user has proved an address; never rejects. */
  noteConfirmed(userId: string): Promise<void>;
  /** Address of a page for an e-mail; a secret is behind the hash, where no server sees it. */
  page(path: string, secret?: string): string;
}

export interface AuthParts {
  readonly db: Database;
  readonly secret: string;
  /** Address of this server in e-mails; also decides whether cookies are for HTTPS only. */
  readonly baseUrl: string;
  readonly sendMail: SendMail;
  /** Those that are configured. */
  readonly providers: readonly IdentityProvider[];
  readonly log: Logger;
  readonly now: () => Date;
  /** Called for each user whose address is now confirmed, possibly more than once. */
  readonly onConfirmed: (userId: string) => Promise<void>;
  /** Replaces the library's scrypt, which takes a tenth of a second of processor time; for tests only. */
  readonly passwordHash?: PasswordHash;
}

/** Common parameters of the set-up. */
export interface AuthContext extends AuthParts, Pick<Auth, "emails" | "noteConfirmed" | "page"> {
  readonly oauth: ReturnType<typeof createOAuth>;
  readonly caught: CaughtErrors;
}
