import { shownAddress, shownPicture } from "./rules.ts";

/** The session and its user as returned by better-auth. */
interface FoundSession {
  readonly session: { readonly expiresAt: string };
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly image?: string | null;
    readonly termsAcceptedAt?: string | null;
  };
}

/** The session data for the page: no token, no placeholder address, and whether consent is missing. */
export function describeSession(found: FoundSession | null) {
  if (found === null) return null;
  const { id, name, email, emailVerified, image = null, termsAcceptedAt } = found.user;
  return {
    session: { expiresAt: found.session.expiresAt },
    user: { id, name, email: shownAddress(email), emailVerified, image: shownPicture(image) },
    consentPending: !termsAcceptedAt,
  };
}
