import { z } from "zod";
import { NAME_MAX_CHARS } from "./limits.ts";

/** Body of `POST /api/auth/sign-up/email`. Without all three consents the answer is `CONSENT_REQUIRED`. */
export const SignUpRequest = z.object({
  name: z.string().trim().min(1).max(NAME_MAX_CHARS),
  email: z.email().max(254),
  password: z.string().min(1),
  termsAccepted: z.boolean().optional(),
  privacyAccepted: z.boolean().optional(),
  /** The person is 14 or older. */
  ageConfirmed: z.boolean().optional(),
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;
