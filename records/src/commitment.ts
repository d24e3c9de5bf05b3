import type { RecordEntry } from "@geulgyeol/contract";
import { hmacSha256, sha256 } from "./sha256.ts";

/** SHA-256 of a text, in hexadecimal digits. */
export function hashText(text: string): string {
  return sha256(text);
}

/**
 * The salts of a record by the number of the entry: HMAC-SHA-256 of the number in decimal digits, with the record's secret
 * (256 bits in hexadecimal digits) as its key. A salt shown for one entry says nothing of the others.
 */
export function saltsOf(secret: string): (index: number) => string {
  const keyed = hmacSha256(secret);
  return (index) => keyed(String(index));
}

/** What an entry's line holds in place of its text; nothing for an entry that inserts nothing. */
export function commitmentOf(salt: string, inserted: string, source: string | null): string {
  if (inserted === "" && source === null) return "";
  return hashText(JSON.stringify([salt, inserted, source]));
}

/**
 * The commitment of an entry as its record gives it: computed where the text is shown, else the given one. Null if the
 * record holds neither text and salt nor a commitment.
 */
export function givenCommitment(entry: RecordEntry, salt: string | undefined): string | null {
  const { inserted, source, length, commitment } = entry;
  if (inserted === null) return commitment ?? null;
  if (length === 0 && source === null) return "";
  return salt === undefined ? null : commitmentOf(salt, inserted, source);
}
