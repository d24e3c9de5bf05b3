import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Mail } from "../mail.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals e-mails with AES-256-GCM under a key of their own, made from the service's secret. */
export function mailSeal(secret: string) {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "geulgyeol mail queue", 32));
  return {
    seal(mail: Mail): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const body = Buffer.concat([cipher.update(JSON.stringify(mail), "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64");
    },
    /** Null if it was encrypted under another secret, or changed. */
    open(sealed: string): Mail | null {
      const bytes = Buffer.from(sealed, "base64");
      const tagEnd = IV_BYTES + TAG_BYTES;
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
        const body = Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]);
        return JSON.parse(body.toString("utf8")) as Mail;
      } catch {
        return null;
      }
    },
  };
}
