import type { ProviderId } from "@geulgyeol/contract";

/** A provider's profile of the user who has just signed in there. */
export interface IdentityProfile {
  /** The provider's permanent id of the user. */
  readonly subject: string;
  readonly name: string | null;
  /** Lower case; null if the user has none there or does not share it. */
  readonly email: string | null;
  /** The provider has verified the address. False without an address. */
  readonly emailVerified: boolean;
  /** Address of a picture at one of the provider's own hosts; null if there is none. */
  readonly picture: string | null;
}

export interface IdentityTokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
  readonly expiresAt?: Date;
}

/** One provider of the OAuth 2 authorisation code flow (RFC 6749) with PKCE (RFC 7636). */
export interface IdentityProvider {
  readonly id: ProviderId;
  readonly clientId: string;
  /** Address of the authorisation page. */
  readonly authorizeUrl: string;
  readonly scopes: readonly string[];
  /** Further parameters of the authorisation request. */
  readonly authorizeParams: Readonly<Record<string, string>>;
  /** Exchanges the code for tokens. Rejects with `IdentityFailure`. */
  exchangeCode(grant: { code: string; codeVerifier: string; redirectUri: string }): Promise<IdentityTokens>;
  /** Rejects with `IdentityFailure`. */
  readProfile(accessToken: string): Promise<IdentityProfile>;
}

/**
 * The provider did not answer, refused, or sent an unreadable response. The message contains neither token nor user.
 */
export class IdentityFailure extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = "IdentityFailure";
  }
}
