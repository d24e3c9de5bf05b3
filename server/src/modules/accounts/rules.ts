import {
  DisplayName,
  type ErrorCode,
  NAME_MAX_CHARS,
  type ProviderId,
  type SignUpRequest,
  type SocialFailure,
} from "@geulgyeol/contract";
import { providerOfPicture } from "../../ports/identity/providers.ts";

/** An account is made only for a person of 14 or more who agrees to the terms and to the privacy policy. */
export function hasConsented(
  request: Partial<Pick<SignUpRequest, "termsAccepted" | "privacyAccepted" | "ageConfirmed">>,
): boolean {
  return request.termsAccepted === true && request.privacyAccepted === true && request.ageConfirmed === true;
}

/**
 * False for the stand-in address of an account whose provider told none. `.invalid` is reserved for what is no
 * address (RFC 2606): nobody may sign up with one.
 */
export function hasMailbox(email: string): boolean {
  return !/\.invalid\.?$/i.test(email.trim());
}

/** Fills the column of an account whose provider told no address. It is never shown, mailed or compared with another. */
export function placeholderAddress(provider: ProviderId, subject: string): string {
  return `${provider}-${subject}@no-address.invalid`.toLowerCase();
}

/** The address as people may see it: null where a placeholder stands. */
export function shownAddress(email: string): string | null {
  return hasMailbox(email) ? email : null;
}

/** The picture as pages may show it: null for what is at no provider's host. */
export function shownPicture(image: string | null): string | null {
  return providerOfPicture(image) === null ? null : image;
}

/** A name from a provider with what no name may hold taken out; `fallback` where nothing is left. */
export function plainName(name: string | null, fallback: string): string {
  const plain = (name ?? "")
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|:\/\/|[.\u3002]/gu, " ")
    .replace(/\s+/g, " ");
  const short = [...plain.trim()].slice(0, NAME_MAX_CHARS).join("");
  return DisplayName.safeParse(short).data ?? fallback;
}

/** Whether a browser comes here from a provider: it gets a page, whatever goes wrong. */
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
 * Where a callback leads, with the reason of a failure in the contract's words: what stands in the address otherwise may
 * come from the provider, or from whoever made the link.
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
 * Our code for a refusal of better-auth. At sign-in every wrong address or password is the one `INVALID_CREDENTIALS`, also
 * what is no address at all, so that nothing can be learnt about who has an account.
 */
export function authErrorCode(path: string, status: number, code: string | undefined): ErrorCode {
  if (path === "sign-in/email" && (code === "INVALID_EMAIL" || code === "PASSWORD_TOO_LONG"))
    return "INVALID_CREDENTIALS";
  const known = code === undefined ? undefined : AUTH_CODES[code];
  return known ?? AUTH_STATUSES[status] ?? (status >= 500 ? "INTERNAL_ERROR" : "INVALID_REQUEST");
}
