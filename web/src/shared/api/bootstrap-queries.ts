import {
  type CurrentUser,
  eachProvider,
  HISTORY_RETENTIONS,
  type Preferences,
  type PublicSettings,
} from "@geulgyeol/contract";
import { ApiFailure } from "./api-failure.ts";
import { loadApi } from "./load-api.ts";
import { readJson, send } from "./send.ts";
import { arrayOf, boolean, integerFrom, nullable, object, oneOf, string, type Validator } from "./validators.ts";

/**
 * A query of the first view. Its response is checked by hand-written validators, since the schemas exceed the size
 * budget of the first view (decision 144). A test compares each validator with its schema.
 */
export interface BootstrapQuery<T> {
  readonly path: string;
  readonly validate: Validator<T>;
}

const business = object<NonNullable<PublicSettings["business"]>>({
  name: nullable(string),
  representative: nullable(string),
  registrationNumber: nullable(string),
  mailOrderNumber: nullable(string),
  address: nullable(string),
  phone: nullable(string),
  email: nullable(string),
});
const models = arrayOf(object({ id: string, model: string }));
const options = object<Preferences["analysis"]>({ realtime: boolean, ensemble: boolean, wordLevel: boolean });

export const ACCOUNT_QUERY: BootstrapQuery<CurrentUser> = {
  path: "/api/user/me",
  validate: object<CurrentUser>({
    user: object<CurrentUser["user"]>({
      id: string,
      name: string,
      email: nullable(string),
      emailVerified: boolean,
      image: nullable(string),
      subscriptionStatus: oneOf("none", "active"),
    }),
    credits: object({
      remaining: integerFrom(0),
      max: integerFrom(1),
      bonus: integerFrom(0),
      pack: integerFrom(0),
      resetAt: string,
    }),
  }),
};

export const PREFERENCES_QUERY: BootstrapQuery<Preferences> = {
  path: "/api/account/preferences",
  validate: object<Preferences>({
    analysis: (value) => {
      const chosen = options(value);
      if (chosen.ensemble && chosen.wordLevel) throw new TypeError("Ensemble and word level exclude each other.");
      return chosen;
    },
    historyRetention: nullable(oneOf(...HISTORY_RETENTIONS)),
  }),
};

export const SETTINGS_QUERY: BootstrapQuery<PublicSettings> = {
  path: "/api/settings",
  validate: object<PublicSettings>({
    signIn: object({ email: boolean, ...eachProvider(() => boolean) }),
    version: string,
    modelVersion: string,
    business: nullable(business),
    sellsPro: boolean,
    languageModels: object({ edit: models, judge: models }),
  }),
};

/** Only the number of unread ones; the list loads with the menu. */
export const UNREAD_QUERY: BootstrapQuery<{ unread: number }> = {
  path: "/api/community/notifications?limit=0",
  validate: object({ unread: integerFrom(0) }),
};

/** Runs one of them. Rejects with `ApiFailure`, or with AbortError if the caller aborted. */
export async function runBootstrapQuery<T>({ path, validate }: BootstrapQuery<T>, signal: AbortSignal): Promise<T> {
  const answer = await send(path, { headers: { accept: "application/json" }, credentials: "same-origin", signal });
  const body = await readJson(answer);
  if (!answer.ok) throw (await loadApi()).refusal(answer, body);
  return readAs(path, answer, () => envelope(validate)(body));
}

/** Parses a response with `read`; throws `ApiFailure` of kind "unreadable" if it does not match. */
export function readAs<T>(path: string, { status }: Response, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new ApiFailure("unreadable", `GET ${path}: ${cause instanceof Error ? cause.message : ""}`, {
      status,
      cause,
    });
  }
}

/** The `data` of `{ success: true, data }`. */
function envelope<T>(validate: Validator<T>): Validator<T> {
  return (value) => {
    const { success, data } = object({ success: boolean, data: validate })(value);
    if (!success) throw new TypeError("Expected success.");
    return data;
  };
}
