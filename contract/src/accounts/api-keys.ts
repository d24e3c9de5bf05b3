import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { API_SCOPES } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import { API_KEY_NAME_MAX_CHARS, API_KEY_VALID_DAYS } from "../limits.ts";

export const ApiScopeName = z.enum(API_SCOPES);

/** ISO 8601, UTC. */
const Moment = z.string();

/** A key as shown to its owner. The key itself is shown once, when it is created, and is not stored. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** First characters of the key, by which its owner recognises it. */
  prefix: z.string(),
  scopes: z.array(ApiScopeName),
  createdAt: Moment,
  /** Accurate to a minute; null if it was never used. */
  lastUsedAt: Moment.nullable(),
  /** Null if it does not expire. */
  expiresAt: Moment.nullable(),
  isExpired: z.boolean(),
});
export type ApiKey = z.infer<typeof ApiKey>;

const READING = ["LOGIN_REQUIRED", "CONSENT_PENDING", "RATE_LIMITED", "INTERNAL_ERROR"] as const;
const CHANGING = [...READING, "INVALID_REQUEST", "FORBIDDEN_ORIGIN"] as const satisfies readonly ErrorCode[];

export const listApiKeys = endpoint({
  method: "GET",
  path: "/api/account/api-keys",
  summary: "One's own keys for programs, the newest first; never the keys themselves.",
  request: z.object({}),
  response: z.object({ keys: z.array(ApiKey) }),
  errors: READING,
});

export const createApiKey = endpoint({
  method: "POST",
  path: "/api/account/api-keys",
  summary:
    "Make a key for programs (Pro, except for one that judges the fixed texts alone). The answer is the only place where the key ever stands.",
  request: z.object({
    name: z.string().trim().min(1).max(API_KEY_NAME_MAX_CHARS),
    scopes: z
      .array(ApiScopeName)
      .min(1)
      .max(API_SCOPES.length * 2)
      .transform((scopes) => [...new Set(scopes)])
      .refine((scopes) => !scopes.includes("sandbox") || scopes.length === 1),
    /** Null for a key that does not expire. */
    validDays: z.literal([...API_KEY_VALID_DAYS]).nullable(),
  }),
  response: z.object({ key: ApiKey, secret: z.string() }),
  errors: [
    ...CHANGING,
    "INVALID_JSON",
    "INVALID_UNICODE",
    "PAYLOAD_TOO_LARGE",
    "UNSUPPORTED_MEDIA_TYPE",
    "PRO_REQUIRED",
    "API_KEY_LIMIT",
  ],
});

export const revokeApiKey = endpoint({
  method: "DELETE",
  path: "/api/account/api-keys",
  summary: "Revoke one of one's own keys, at once and for ever.",
  request: z.object({ id: z.string().min(1).max(64) }),
  response: z.object({}),
  errors: [...CHANGING, "NOT_FOUND"],
});
