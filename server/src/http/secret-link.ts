import { randomBytes } from "node:crypto";

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 24;

/** 192 random bits, as 32 letters that need no escaping in an address. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** Whether it could be one. */
export function isToken(token: string): boolean {
  return /^[\w-]{32}$/.test(token);
}

/** When a link made now ends; null for one without expiry. */
export function linkEnd(now: Date, days: number | null): Date | null {
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}

export function isExpired({ expiresAt }: { readonly expiresAt: Date | null }, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}
