import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { HISTORY_RETENTIONS } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { PROVIDER_IDS } from "./providers.ts";
import { DisplayName, EmailField, PasswordField } from "./sign-up.ts";

const READING = ["LOGIN_REQUIRED", "CONSENT_PENDING", "RATE_LIMITED", "INTERNAL_ERROR"] as const;
const CHANGING = [
  ...READING,
  "INVALID_JSON",
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "FORBIDDEN_ORIGIN",
] as const satisfies readonly ErrorCode[];
const PROVING = [...CHANGING, "WRONG_PASSWORD", "SERVER_BUSY", "SIGN_IN_AGAIN"] as const satisfies readonly ErrorCode[];
/** Without a password a sign-in of the last minutes counts, except while an access review is pending. */
const Proof = z.object({ password: PasswordField.optional() });
const Nothing = z.object({});
/** ISO 8601, UTC. */
const Moment = z.string();

export const SignInMethod = z.enum(["password", ...PROVIDER_IDS]);
export type SignInMethod = z.infer<typeof SignInMethod>;

export const HistoryRetention = z.enum(HISTORY_RETENTIONS);
export type HistoryRetention = z.infer<typeof HistoryRetention>;

export const Preferences = z.object({
  /** Initial options of the analysis page. Ensemble and word level exclude each other, also in the schema. */
  analysis: z
    .object({ realtime: z.boolean(), ensemble: z.boolean(), wordLevel: z.boolean() })
    .refine(({ ensemble, wordLevel }) => !(ensemble && wordLevel)),
  /** Null until the user has chosen; then nothing is deleted. */
  historyRetention: HistoryRetention.nullable(),
});
export type Preferences = z.infer<typeof Preferences>;

export const AccountSettings = z.object({
  name: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  methods: z.array(z.object({ method: SignInMethod, since: Moment })),
  /** True for some minutes after a sign-in: actions that need re-authentication are then allowed without a password. */
  recentlySignedIn: z.boolean(),
  /** True after a new password, until the owner has reviewed the keys and providers with access to the account. */
  accessReviewDue: z.boolean(),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

export const readAccountSettings = endpoint({
  method: "GET",
  path: "/api/account",
  summary: "Profile and ways to sign in.",
  request: z.object({}),
  response: AccountSettings,
  errors: READING,
});

export const renameAccount = endpoint({
  method: "PATCH",
  path: "/api/account",
  summary: "Change the name.",
  request: z.object({ name: DisplayName }),
  response: Nothing,
  errors: CHANGING,
});

export const readPreferences = endpoint({
  method: "GET",
  path: "/api/account/preferences",
  summary: "Default options of an analysis, and how long the history is kept.",
  request: z.object({}),
  response: Preferences,
  errors: READING,
});

export const savePreferences = endpoint({
  method: "PATCH",
  path: "/api/account/preferences",
  summary: "Change some of the preferences.",
  request: z.object({
    analysis: Preferences.shape.analysis.optional(),
    historyRetention: HistoryRetention.optional(),
  }),
  response: Preferences,
  errors: [...CHANGING, "PRO_REQUIRED"],
});

export const changePassword = endpoint({
  method: "POST",
  path: "/api/account/password",
  summary: "Change the password; every other session ends.",
  request: z.object({ currentPassword: PasswordField, newPassword: PasswordField }),
  response: Nothing,
  errors: [
    ...CHANGING,
    "WRONG_PASSWORD",
    "PASSWORD_TOO_SHORT",
    "PASSWORD_TOO_LONG",
    "PASSWORD_TOO_COMMON",
    "SERVER_BUSY",
  ],
});

export const requestEmailChange = endpoint({
  method: "POST",
  path: "/api/account/email",
  summary:
    "Send a link to a new address; the address changes when the link is opened in this account. The answer is the same for an address that another account has.",
  request: Proof.extend({ email: EmailField }),
  response: Nothing,
  errors: PROVING,
});

export const confirmEmailChange = endpoint({
  method: "POST",
  path: "/api/account/email/confirm",
  summary: "Take the new address, with the secret of the link.",
  request: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ email: z.string() }),
  errors: [...CHANGING, "LINK_INVALID", "EMAIL_TAKEN"],
});

export const unlinkMethod = endpoint({
  method: "DELETE",
  path: "/api/account/methods",
  summary: "Take a provider away from the ways to sign in; never the last way.",
  request: z.object({ method: z.enum(PROVIDER_IDS) }),
  response: Nothing,
  errors: [...CHANGING, "NOT_FOUND", "LAST_SIGN_IN_METHOD"],
});

export const revokeAccess = endpoint({
  method: "POST",
  path: "/api/account/access/revoke",
  summary: "Revoke every API key, unlink every provider and end all other sessions: only the password is left.",
  request: Proof,
  response: z.object({ apiKeys: z.number().int().nonnegative(), providers: z.array(z.enum(PROVIDER_IDS)) }),
  errors: [...PROVING, "LAST_SIGN_IN_METHOD"],
});

export const keepAccess = endpoint({
  method: "POST",
  path: "/api/account/access/keep",
  summary: "Note that the owner has looked at the API keys and providers that still open the account.",
  request: Proof,
  response: Nothing,
  errors: PROVING,
});

export const Session = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** The browser's own name; null if it gives none. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(["desktop", "mobile", "tablet", "unknown"]),
  createdAt: Moment,
  /** Accurate to a few minutes. */
  lastUsedAt: Moment,
});
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/account/sessions",
  summary: "One's own open sessions, the present one first.",
  request: z.object({}),
  response: z.object({ sessions: z.array(Session) }),
  errors: READING,
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/account/sessions",
  summary: "End one of one's own sessions, at once.",
  request: z.object({ id: z.string().min(1).max(64) }),
  response: Nothing,
  errors: [...CHANGING, "NOT_FOUND"],
});

export const endOtherSessions = endpoint({
  method: "POST",
  path: "/api/account/sessions/end-others",
  summary: "End all sessions but the present one.",
  request: z.object({}),
  response: z.object({ ended: z.number().int().nonnegative() }),
  errors: CHANGING,
});

export const deleteAccount = endpoint({
  method: "POST",
  path: "/api/account/delete",
  summary: "Delete the account and everything that belongs to it, for ever; not that of a space's last owner.",
  request: Proof,
  response: Nothing,
  errors: [...PROVING, "SPACE_NEEDS_OWNER"],
});

/** Returns a zip of JSON files, not the envelope. */
export const EXPORT_PATH = "/api/account/export";
