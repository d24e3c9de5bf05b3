import { z } from "zod";
import { EMAIL_MAX_CHARS } from "../limits.ts";
import { PROVIDER_IDS } from "./providers.ts";
import { EmailField, PasswordField, SignUpRequest, SitePath, SocialSignInRequest, VerifiedNext } from "./sign-up.ts";

/** Body of `POST /api/auth/sign-in/email`. An invalid address is answered like a wrong password. */
export const SignInRequest = z.object({ email: z.string().max(EMAIL_MAX_CHARS), password: PasswordField });

/** Body of `POST /api/auth/request-password-reset`. */
const EmailRequest = z.object({ email: EmailField });

/** Body of `POST /api/auth/send-verification-email`. */
const VerificationRequest = EmailRequest.extend({ next: VerifiedNext });

export const ResetPasswordRequest = z.object({ token: z.string().max(200), newPassword: PasswordField });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

/** Parameters of the link in an e-mail; the token is signed and contains the address. */
const VerifyEmailQuery = z.object({ token: z.string().max(2_000), callbackURL: SitePath.optional() });

/** Parameters that a provider adds to the callback address. */
const CallbackQuery = z.object({
  code: z.string().max(4_096).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
  error_description: z.string().max(2_000).optional(),
  iss: z.string().max(500).optional(),
});

const Nothing = z.object({});

interface AuthEndpoint {
  readonly method: "GET" | "POST";
  /** Body of POST, query of GET. Only these fields are passed on to the library. */
  readonly request: z.ZodObject;
}

/** The paths below `/api/auth/` that this service exposes of better-auth; all others are not available. */
export const AUTH_ENDPOINTS: ReadonlyMap<string, AuthEndpoint> = new Map<string, AuthEndpoint>([
  ["sign-up/email", { method: "POST", request: SignUpRequest }],
  ["sign-in/email", { method: "POST", request: SignInRequest }],
  ["sign-out", { method: "POST", request: Nothing }],
  ["get-session", { method: "GET", request: Nothing }],
  ["send-verification-email", { method: "POST", request: VerificationRequest }],
  ["verify-email", { method: "GET", request: VerifyEmailQuery }],
  ["request-password-reset", { method: "POST", request: EmailRequest }],
  ["reset-password", { method: "POST", request: ResetPasswordRequest }],
  ["sign-in/social", { method: "POST", request: SocialSignInRequest }],
  ["link-social", { method: "POST", request: SocialSignInRequest }],
  ...PROVIDER_IDS.map((id) => [`callback/${id}`, { method: "GET", request: CallbackQuery }] as const),
]);
