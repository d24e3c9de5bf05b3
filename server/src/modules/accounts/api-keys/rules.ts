import { createHash, randomBytes } from "node:crypto";

/** Prefix of every key, so that people and secret scanners recognise it. */
const MARK = "glk_";
const RANDOM_BYTES = 32;
const SHOWN_CHARS = MARK.length + 6;
const SHAPE = new RegExp(`^${MARK}[A-Za-z0-9_-]{43}$`);

/** A new random key of 256 bits. */
export function newSecret(): string {
  return MARK + randomBytes(RANDOM_BYTES).toString("base64url");
}

/** False for strings that cannot be one of our keys, to skip the look-up. */
export function looksLikeSecret(secret: string): boolean {
  return SHAPE.test(secret);
}

/** SHA-256, hexadecimal. A slower hash is not needed for 256 random bits. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** The part of a key that may be shown later. */
export function shownPrefix(secret: string): string {
  return secret.slice(0, SHOWN_CHARS);
}
