import type * as contract from "@geulgyeol/contract";

export type AnyEndpoint = Pick<typeof contract.me, "path" | "errors"> & { readonly method: string };

export const LOGIN = "LOGIN_REQUIRED";
export const PRO = "PRO_REQUIRED";
export const forEverybody = { anonymous: "ok", free: "ok", pro: "ok" };
export const forAccounts = { anonymous: LOGIN, free: "ok", pro: "ok" };
export const forPro = { anonymous: LOGIN, free: PRO, pro: "ok" };

/**
 * What each caller gets for one request: `ok`, or an error code. `other` is a signed-in user who does not own the
 * requested row; `prepare` creates that row for a caller and returns its id.
 */
export interface Row {
  readonly what: string;
  readonly endpoint: AnyEndpoint;
  readonly body?: (id: string) => unknown;
  readonly prepare?: (cookie: string) => Promise<string>;
  readonly anonymous: string;
  readonly free: string;
  readonly pro: string;
  readonly other?: string;
}
