import {
  DisplayName,
  type ErrorCode,
  NAME_MAX_CHARS,
  type ProviderId,
  type SignUpRequest,
  type SocialFailure,
} from "@geulgyeol/contract";
import { providerOfPicture } from "../../ports/identity/providers.ts";

/** An account needs an age of 14 or more and consent to the terms and the privacy policy. */
export function hasConsented(
  request: Partial<Pick<SignUpRequest, "termsAccepted" | "privacyAccepted" | "ageConfirmed">>,
): boolean {
  return request.termsAccepted === true && request.privacyAccepted === true && request.ageConfirmed === true;
}

/**
 * False for the placeholder address of an account whose provider gave none. `.invalid` is reserved (RFC 2606), so
 * nobody can sign up with one.
 */
export function hasMailbox(email: string): boolean {
  return !/\.invalid\.?$/i.test(email.trim());
}

/** Placeholder for an account whose provider gave no address. It is never shown, mailed or compared. */
export function placeholderAddress(provider: ProviderId, subject: string): string {
  return `${provider}-${subject}@no-address.invalid`.toLowerCase();
}

/** The address for display: null for a placeholder. */
export function shownAddress(email: string): string | null {
  return hasMailbox(email) ? email : null;
}

/** The picture for display: null unless it is on a provider's host. */
export function shownPicture(image: string | null): string | null {
  return providerOfPicture(image) === null ? null : image;
}

/** A provider's name without forbidden content; `fallback` if nothing is left. */
export function plainName(name: string | null, fallback: string): string {
  const plain = (name ?? "")
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|:\/\/|[.\u3002]/gu, " ")
    .replace(/\s+/g, " ");
  const short = [...plain.trim()].slice(0, NAME_MAX_CHARS).join("");
  return DisplayName.safeParse(short).data ?? fallback;
}

/** Whether a browser arrives here from a provider: it then gets a page, even for errors. */
export function isCallback(path: string): boolean {
  return path.startsWith("callback/");
}

const SOCIAL_FAILURES: Readonly<Record<string, SocialFailure>> = {
  access_denied: "denied",
  state_mismatch: "expired",
  state_not_found: "expired",
  account_not_linked: "email-taken",
  account_already_linked_to_different_user: "linked-elsewhere",
  ACCOUNT_BLOCKED: "blocked",
};

/**
 * Target of a callback, with the reason of a failure in the contract's terms, since other values in the address may
 * come from the provider or from a forged link.
 */
export function withOwnReason(location: string): string {
  const url = new URL(location, "http://here.invalid");
  const error = url.searchParams.get("error");
  if (error === null) return location;
  url.searchParams.set("error", SOCIAL_FAILURES[error] ?? "failed");
  url.searchParams.delete("error_description");
  return `${url.pathname}${url.search}`;
}

const AUTH_CODES: Readonly<Record<string, ErrorCode>> = {
  USER_ALREADY_EXISTS: "EMAIL_TAKEN",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "EMAIL_TAKEN",
  INVALID_EMAIL_OR_PASSWORD: "INVALID_CREDENTIALS",
  ACCOUNT_BLOCKED: "ACCOUNT_BLOCKED",
  PROVIDER_NOT_FOUND: "PROVIDER_NOT_CONFIGURED",
  INVALID_TOKEN: "LINK_INVALID",
  PASSWORD_TOO_SHORT: "PASSWORD_TOO_SHORT",
  PASSWORD_TOO_LONG: "PASSWORD_TOO_LONG",
};

const AUTH_STATUSES: Readonly<Record<number, ErrorCode>> = {
  401: "LOGIN_REQUIRED",
  403: "FORBIDDEN_ORIGIN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "RATE_LIMITED",
};

/**
 * Our code for an error of better-auth. At sign-in every wrong or malformed address or password is
 * `INVALID_CREDENTIALS`, so that nobody can learn who has an account.
 */
export function authErrorCode(path: string, status: number, code: string | undefined): ErrorCode {
  if (path === "sign-in/email" && (code === "INVALID_EMAIL" || code === "PASSWORD_TOO_LONG"))
    return "INVALID_CREDENTIALS";
  const known = code === undefined ? undefined : AUTH_CODES[code];
  return known ?? AUTH_STATUSES[status] ?? (status >= 500 ? "INTERNAL_ERROR" : "INVALID_REQUEST");
}

/** Users who share must be reachable; an account whose provider gave no address needs no verification. */
export function mustProveAddress(user: { readonly email: string | null; readonly emailVerified: boolean }): boolean {
  return user.email !== null && !user.emailVerified;
}
