/** Who is signed in, as routes see them. */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly image: string | null;
}

/** Finds the user of a request by its cookies; null when nobody is signed in. */
export type ReadSession = (headers: Headers) => Promise<SessionUser | null>;
