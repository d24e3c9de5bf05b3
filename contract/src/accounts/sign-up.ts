import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { isSitePath } from "../api/site-address.ts";
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS, PASSWORD_MAX_CHARS, UNITS_PER_CHARACTER } from "../limits.ts";
import { PROVIDER_IDS } from "./providers.ts";

export const EmailField = z.email().max(EMAIL_MAX_CHARS);
/** Upper bound of the field; the allowed lengths have their own error codes. */
export const PasswordField = z.string().max(PASSWORD_MAX_CHARS * UNITS_PER_CHARACTER);

/** Line breaks and other control characters, and those that change the text direction. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/**
 * Text that mail programs turn into a link: a scheme, or a dot followed by a domain. "J.R. Kim" and "Dr. Kim" are
 * allowed.
 */
const LINK = /:\/\/|[\p{L}\p{N}-][.\u3002]\p{L}{2}/u;

/** Whether a name has neither control characters nor anything that looks like a link. */
export function isPlainName(name: string): boolean {
  // Compatibility forms, such as full-width letters and dots, are treated like the plain ones.
  return !CONTROL.test(name) && !LINK.test(name.normalize("NFKC"));
}

/** The name of a user; from sign-up, from the settings, or, after cleaning, from a provider. */
export const DisplayName = z.string().trim().min(1).max(NAME_MAX_CHARS).refine(isPlainName);

/** A page to which an e-mail may redirect after verification. Any other value counts as none. */
export const VerifiedNext = z
  .string()
  .max(100)
  .regex(/^\/(?:subscribe|settings|dashboard|editor|history(?:\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?)$/)
  .nullable()
  .catch(null);

const VERIFIED_PATH = "/email-verified";

/** Target of the link in a verification e-mail: the confirmation page, which continues to `next`. */
export function verifiedPath(next: z.infer<typeof VerifiedNext>): string {
  return next === null ? VERIFIED_PATH : `${VERIFIED_PATH}?${new URLSearchParams({ next })}`;
}

/** Body of `POST /api/auth/sign-up/email`. Without all three consents the response is `CONSENT_REQUIRED`. */
export const SignUpRequest = z.object({
  name: DisplayName,
  email: EmailField,
  password: PasswordField.min(1),
  termsAccepted: z.boolean().optional(),
  privacyAccepted: z.boolean().optional(),
  /** The user is 14 or older. */
  ageConfirmed: z.boolean().optional(),
  /** Where to continue after verification. */
  next: VerifiedNext,
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

/** A page of this site. */
export const SitePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/)
  .refine(isSitePath);

/**
 * Body of `POST /api/auth/sign-in/social` and of `POST /api/auth/link-social`; the response contains the `url` to open.
 */
export const SocialSignInRequest = z.object({
  provider: z.enum(PROVIDER_IDS),
  /** Where to return to. */
  callbackURL: SitePath.default("/dashboard"),
});
export type SocialSignInRequest = z.infer<typeof SocialSignInRequest>;

/** Why a provider's sign-in failed; passed as `error` in the callback address. */
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
