import type { ApiScope } from "@geulgyeol/contract";

/** Who is signed in, as routes see them. */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  /** Null when the provider that the account came from told none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly image: string | null;
}

export interface CurrentSession {
  readonly id: string;
  /** When the person proved who they are. */
  readonly createdAt: Date;
  readonly user: SessionUser;
  /** False until the person has agreed to the terms; the account does nothing before. */
  readonly hasConsented: boolean;
}

/** Whom a key for programs stands for, and what it may do. */
export interface KeyHolder {
  readonly user: SessionUser;
  readonly scopes: readonly ApiScope[];
}

/** Finds who shows this key. Rejects with the code of what is wrong with it. */
export type FindApiKey = (secret: string) => Promise<KeyHolder>;

/** Finds the session by the `Cookie` header of a request; null when there is none. */
export type FindSession = (cookie: string | undefined) => Promise<CurrentSession | null>;

/** Finds the user by the `Cookie` header of a request; null when nobody is signed in who has agreed to the terms. */
export type ReadSession = (cookie: string | undefined) => Promise<SessionUser | null>;
