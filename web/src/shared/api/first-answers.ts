import type { CurrentUser, Preferences, PublicSettings } from "@geulgyeol/contract";
import { ApiFailure } from "./api-failure.ts";
import { loadApi } from "./load-api.ts";
import { readJson, send } from "./send.ts";
import { fields, flag, listOf, oneOf, orNull, type Shape, text, wholeFrom } from "./shapes.ts";

/**
 * What the first view of a signed-in user asks. The contract's schemas check every other answer; with the library below
 * them they weigh 40 kB, which a first view has no use for but these few. A test holds each shape against its schema.
 */
export interface FirstQuestion<T> {
  readonly path: string;
  readonly shape: Shape<T>;
}

const business = fields<NonNullable<PublicSettings["business"]>>({
  name: orNull(text),
  representative: orNull(text),
  registrationNumber: orNull(text),
  mailOrderNumber: orNull(text),
  address: orNull(text),
  phone: orNull(text),
  email: orNull(text),
});
const models = listOf(fields({ id: text, model: text }));
const options = fields<Preferences["analysis"]>({ realtime: flag, ensemble: flag, wordLevel: flag });

export const ACCOUNT: FirstQuestion<CurrentUser> = {
  path: "/api/user/me",
  shape: fields<CurrentUser>({
    user: fields<CurrentUser["user"]>({
      ...{ id: text, name: text, email: orNull(text), emailVerified: flag, image: orNull(text) },
      subscriptionStatus: oneOf("none", "active"),
    }),
    credits: fields({ remaining: wholeFrom(0), max: wholeFrom(1), bonus: wholeFrom(0), resetAt: text }),
  }),
};

export const PREFERENCES: FirstQuestion<Preferences> = {
  path: "/api/account/preferences",
  shape: fields<Preferences>({
    analysis: (value) => {
      const chosen = options(value);
      if (chosen.ensemble && chosen.wordLevel) throw new TypeError("Ensemble and word level exclude each other.");
      return chosen;
    },
    historyRetention: orNull(oneOf("off", "30-days", "unlimited")),
  }),
};

export const SETTINGS: FirstQuestion<PublicSettings> = {
  path: "/api/settings",
  shape: fields<PublicSettings>({
    ...{ signIn: fields({ email: flag, google: flag, kakao: flag }), version: text, modelVersion: text },
    ...{ business: orNull(business), sellsPro: flag, languageModels: fields({ edit: models, judge: models }) },
  }),
};

/** Only how many are unread: the list comes with the menu. */
export const UNREAD: FirstQuestion<{ unread: number }> = {
  path: "/api/community/notifications?limit=0",
  shape: fields({ unread: wholeFrom(0) }),
};

/** Asks one of them. Rejects with `ApiFailure`, or with AbortError when the caller gave up. */
export async function askFirst<T>({ path, shape }: FirstQuestion<T>, signal: AbortSignal): Promise<T> {
  const answer = await send(path, { headers: { accept: "application/json" }, credentials: "same-origin", signal });
  const body = await readJson(answer);
  if (!answer.ok) throw (await loadApi()).refusal(answer, body);
  return readAs(path, answer, () => envelope(shape)(body));
}

/** What `read` makes of an answer; throws `ApiFailure` of kind "unreadable" when it is something else than was promised. */
export function readAs<T>(path: string, { status }: Response, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new ApiFailure("unreadable", `GET ${path}: ${cause instanceof Error ? cause.message : ""}`, {
      ...{ status, cause },
    });
  }
}

/** What stands in `data` of `{ success: true, data }`. */
function envelope<T>(shape: Shape<T>): Shape<T> {
  return (value) => {
    const { success, data } = fields({ success: flag, data: shape })(value);
    if (!success) throw new TypeError("Expected success.");
    return data;
  };
}
