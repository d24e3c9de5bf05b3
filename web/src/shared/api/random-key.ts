/** 128 random bits in hexadecimal digits; `crypto.randomUUID` is missing on pages served without TLS from another machine. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
