import { createHmac, hkdfSync } from "node:crypto";

/** Domains of one provider that deliver a name to the same person. */
const SAME_DOMAIN: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "hanmail.net": "daum.net",
  "me.com": "icloud.com",
  "mac.com": "icloud.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
};
/** Characters that a provider ignores in the name. */
const IGNORED: Readonly<Record<string, RegExp>> = { "gmail.com": /\./g, "proton.me": /[._-]/g };
/** Delivers `anything@name.fastmail.com` to `name@fastmail.com`. */
const FASTMAIL_SUBDOMAIN = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * One spelling for all addresses of one mailbox, by the known rules of providers. A plus sign and the following text
 * are dropped for every domain. Only for counting, never for sending.
 */
export function canonicalAddress(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  if (at < 1) return address;
  const given = address.slice(at + 1).replace(/\.$/, "");
  const domain = SAME_DOMAIN[given] ?? given;
  const fastmail = FASTMAIL_SUBDOMAIN.exec(domain);
  if (fastmail !== null) return `${fastmail[1]}@${fastmail[2]}`;
  const name = address.slice(0, at);
  const base = name.replace(/(?<=.)\+.*$/s, "");
  const kept = base.replace(IGNORED[domain] ?? /$^/, "");
  return `${kept === "" ? base : kept}@${domain}`;
}

export type MailboxKey = (email: string) => string;

let ofProcess: MailboxKey | undefined;

/**
 * Sets the service's secret for this process, once at start. Global because any code that touches credits may start a
 * new day and would otherwise need the key as a parameter.
 */
export function setMailboxSecret(secret: string): void {
  ofProcess = createMailboxKey(secret);
}

/** The key of the mailbox of an address, under the secret of this process. Throws if none was set. */
export const mailboxKey: MailboxKey = (email) => {
  if (ofProcess === undefined) throw new Error("This process was given no secret for the keys of mailboxes.");
  return ofProcess(email);
};

/**
 * A keyed hash (HMAC-SHA256, hexadecimal) of the mailbox of an address, under a key derived from the service's secret:
 * without the secret, addresses cannot be tested against it.
 */
export function createMailboxKey(secret: string): MailboxKey {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "geulgyeol mailbox", 32));
  return (email) => createHmac("sha256", key).update(canonicalAddress(email)).digest("hex");
}
