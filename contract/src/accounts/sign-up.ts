import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, PASSWORD_MAX_CHARS, UNITS_PER_CHARACTER } from "../limits.ts";
import { PROVIDER_IDS } from "./providers.ts";

export const EmailField = z.email().max(EMAIL_MAX_CHARS);
/** Which lengths are allowed has error codes of its own; this bounds what is looked at. */
export const PasswordField = z.string().max(PASSWORD_MAX_CHARS * UNITS_PER_CHARACTER);

/** Line breaks and other control characters, and those that turn the direction of what follows. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/** What mail programs make a link of: a scheme, or a dot with a domain behind it. "J.R. Kim" and "Dr. Kim" are none. */
const LINK = /:\/\/|[\p{L}\p{N}-][.\u3002]\p{L}{2}/u;

/** Whether a name has neither control characters nor anything that could be taken for a link. */
export function isPlainName(name: string): boolean {
  // Compatibility forms, such as full-width letters and dots, are read like the plain ones.
  return !CONTROL.test(name) && !LINK.test(name.normalize("NFKC"));
}

/** The name that a person gives; at sign-up, in the settings, and, made plain first, from a provider. */
export const DisplayName = z.string().trim().min(1).max(NAME_MAX_CHARS).refine(isPlainName);

/** A page to which a letter may lead on once its address is verified. Anything else that a caller sends counts as none. */
export const VerifiedNext = z
  .string()
  .max(100)
  .regex(/^\/(?:subscribe|settings|dashboard|editor|history(?:\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?)$/)
  .nullable()
  .catch(null);

const VERIFIED_PATH = "/email-verified";

/** Where the link of a verification letter leads: the page that says so, and leads on to `next`. */
export function verifiedPath(next: z.infer<typeof VerifiedNext>): string {
  return next === null ? VERIFIED_PATH : `${VERIFIED_PATH}?${new URLSearchParams({ next })}`;
}

/** Body of `POST /api/auth/sign-up/email`. Without all three consents the answer is `CONSENT_REQUIRED`. */
export const SignUpRequest = z.object({
  name: DisplayName,
  email: EmailField,
  password: PasswordField.min(1),
  termsAccepted: z.boolean().optional(),
  privacyAccepted: z.boolean().optional(),
  /** The person is 14 or older. */
  ageConfirmed: z.boolean().optional(),
  /** Where the letter of verification leads on to. */
  next: VerifiedNext,
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

/** A page of this site: begins with one slash, and with nothing that a browser takes for a second one. */
export const SitePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/);

/** Body of `POST /api/auth/sign-in/social` and of `POST /api/auth/link-social`; the answer holds the `url` to go to. */
export const SocialSignInRequest = z.object({
  provider: z.enum(PROVIDER_IDS),
  /** Where to come back to. */
  callbackURL: SitePath.default("/dashboard"),
});
export type SocialSignInRequest = z.infer<typeof SocialSignInRequest>;

/** Why a provider's sign-in came to nothing; stands in `error` of the address that the browser comes back to. */
export const SocialFailure = z.enum(["denied", "expired", "email-taken", "linked-elsewhere", "blocked", "failed"]);
export type SocialFailure = z.infer<typeof SocialFailure>;

export const giveConsent = endpoint({
  method: "POST",
  path: "/api/account/consent",
  summary: "Agree to terms and privacy policy, and be 14 or older: the last step of a sign-up by a provider.",
  request: SignUpRequest.pick({ termsAccepted: true, privacyAccepted: true, ageConfirmed: true }),
  response: z.object({}),
  errors: [
    "INVALID_JSON",
    "INVALID_REQUEST",
    "LOGIN_REQUIRED",
    "CONSENT_REQUIRED",
    "FORBIDDEN_ORIGIN",
    "RATE_LIMITED",
    "INTERNAL_ERROR",
  ],
});

export const declineConsent = endpoint({
  method: "DELETE",
  path: "/api/account/consent",
  summary: "Leave without agreeing: what the provider told is deleted, and with it the account.",
  request: z.object({}),
  response: z.object({}),
  errors: ["LOGIN_REQUIRED", "NOT_FOUND", "FORBIDDEN_ORIGIN", "RATE_LIMITED", "INTERNAL_ERROR"],
});
