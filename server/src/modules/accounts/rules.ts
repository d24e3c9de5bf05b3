import type { ErrorCode, SignUpRequest } from "@geulgyeol/contract";

/** An account is made only for a person of 14 or more who agrees to the terms and to the privacy policy. */
export function hasConsented(request: Partial<SignUpRequest>): boolean {
  return request.termsAccepted === true && request.privacyAccepted === true && request.ageConfirmed === true;
}

/**
 * False for the stand-in address of an account whose provider told none. `.invalid` is reserved for what is no address
 * (RFC 2606), so nothing may be sent there.
 */
export function hasMailbox(email: string): boolean {
  return !email.toLowerCase().endsWith(".invalid");
}

/** The paths of better-auth that this server offers, by method; the rest of it does not exist here. */
export const AUTH_PATHS: Readonly<Record<string, "GET" | "POST">> = {
  "sign-up/email": "POST",
  "sign-in/email": "POST",
  "sign-out": "POST",
  "get-session": "GET",
  "send-verification-email": "POST",
  "verify-email": "GET",
};

const AUTH_CODES: Readonly<Record<string, ErrorCode>> = {
  USER_ALREADY_EXISTS: "EMAIL_TAKEN",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "EMAIL_TAKEN",
  INVALID_EMAIL_OR_PASSWORD: "INVALID_CREDENTIALS",
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
