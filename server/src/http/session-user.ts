/** Who is signed in, as routes see them. */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly image: string | null;
}

/** Finds the user by the `Cookie` header of a request; null when nobody is signed in. */
export type ReadSession = (cookie: string | undefined) => Promise<SessionUser | null>;
