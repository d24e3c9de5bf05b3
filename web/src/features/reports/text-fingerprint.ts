import { textForFingerprint } from "@geulgyeol/contract";

/** SHA-256 of a text as reports carry it, hexadecimal. Computed here: the text is sent nowhere. Rejects without HTTPS. */
export async function textFingerprint(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(textForFingerprint(text));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
