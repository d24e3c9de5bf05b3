import type { ProviderId } from "@geulgyeol/contract";

/** What a provider says about the person who has just signed in there. */
export interface IdentityProfile {
  /** The provider's own id of the person; it never changes. */
  readonly subject: string;
  readonly name: string | null;
  /** Lower case; null when the person has none there or does not share it. */
  readonly email: string | null;
  /** The provider says that the address belongs to the person. False without an address. */
  readonly emailVerified: boolean;
  /** Address of a picture at one of the provider's own hosts; null when there is none. */
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
  /** Where the browser is sent to. */
  readonly authorizeUrl: string;
  readonly scopes: readonly string[];
  /** Further parameters of the authorisation request. */
  readonly authorizeParams: Readonly<Record<string, string>>;
  /** Trades the code for tokens. Rejects with `IdentityFailure`. */
  exchangeCode(grant: { code: string; codeVerifier: string; redirectUri: string }): Promise<IdentityTokens>;
  /** Rejects with `IdentityFailure`. */
  readProfile(accessToken: string): Promise<IdentityProfile>;
}

/** The provider did not answer, refused, or answered what cannot be read. The message holds neither token nor person. */
export class IdentityFailure extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = "IdentityFailure";
  }
}
