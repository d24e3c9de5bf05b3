import type { ApiScope } from "@geulgyeol/contract";

/** The signed-in user, as routes see it. */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  /** Null if the account's provider gave none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly image: string | null;
}

export interface CurrentSession {
  readonly id: string;
  /** When the user last authenticated. */
  readonly createdAt: Date;
  readonly user: SessionUser;
  /** False until the user has agreed to the terms; the account cannot be used before. */
  readonly hasConsented: boolean;
}

/** The user of an API key, and the key's scopes. */
export interface KeyHolder {
  readonly user: SessionUser;
  readonly scopes: readonly ApiScope[];
}

/** Identifies the user of this key. Rejects with the key's error code. */
export type FindApiKey = (secret: string) => Promise<KeyHolder>;

/** Finds the session by the `Cookie` header of a request; null when there is none. */
export type FindSession = (cookie: string | undefined) => Promise<CurrentSession | null>;

/** Identifies the user by the `Cookie` header of a request; null if nobody is signed in who has agreed to the terms. */
export type ReadSession = (cookie: string | undefined) => Promise<SessionUser | null>;
