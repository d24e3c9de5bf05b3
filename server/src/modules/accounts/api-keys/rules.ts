import { createHash, randomBytes } from "node:crypto";

/** What every key begins with, so that people and scanners of leaked secrets know it when they see it. */
const MARK = "glk_";
const RANDOM_BYTES = 32;
const SHOWN_CHARS = MARK.length + 6;
const SHAPE = new RegExp(`^${MARK}[A-Za-z0-9_-]{43}$`);

/** A new key: 256 bits that nobody can guess. */
export function newSecret(): string {
  return MARK + randomBytes(RANDOM_BYTES).toString("base64url");
}

/** False for what cannot be one of our keys; it is then not looked for. */
export function looksLikeSecret(secret: string): boolean {
  return SHAPE.test(secret);
}

/** SHA-256, hexadecimal. Nothing slower is needed: there is nothing to guess but the 256 bits themselves. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** What may be shown of a key after it was made. */
export function shownPrefix(secret: string): string {
  return secret.slice(0, SHOWN_CHARS);
}
