import { MAIL_LINK_MS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from "@geulgyeol/contract";
import type { BetterAuthOptions } from "better-auth";
import type { AuthContext } from "./auth.ts";
import { passwordChangedEmail, passwordResetEmail, verificationEmail } from "./email-templates.ts";
import { afterPasswordReset } from "./settings/after-password-reset.ts";

/** Sign-in by e-mail and password, and the e-mails that belong to it. */
export function authEmails({ db, emails, page, noteConfirmed, passwordHash }: AuthContext) {
  return {
    emailAndPassword: {
      enabled: true,
      ...(passwordHash && { password: passwordHash }),
      minPasswordLength: PASSWORD_MIN_CHARS,
      maxPasswordLength: PASSWORD_MAX_CHARS,
      resetPasswordTokenExpiresIn: MAIL_LINK_MS / 1000,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        emails.sendClaimed(user.email, passwordResetEmail(page("/reset-password", token)));
      },
      onPasswordReset: async ({ user }) => {
        const access = await afterPasswordReset({ db, now: new Date() }, user);
        if (!user.emailVerified) await noteConfirmed(user.id);
        await emails.notify({ ...user, emailVerified: true }, passwordChangedEmail(access, page("/settings")));
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: MAIL_LINK_MS / 1000,
      sendVerificationEmail: async ({ user, url }, request) => {
        // The route has counted explicitly requested e-mails, but not those of a sign-up.
        const isClaimed = request !== undefined && new URL(request.url).pathname.endsWith("/send-verification-email");
        const content = verificationEmail(url);
        if (isClaimed) emails.sendClaimed(user.email, content);
        // Not awaited: a sign-up is a transaction of the library, which may hold the only connection.
        else void emails.send(user.email, content);
      },
    },
  } satisfies BetterAuthOptions;
}
