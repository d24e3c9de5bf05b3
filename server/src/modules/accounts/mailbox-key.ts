import { createHmac, hkdfSync } from "node:crypto";

/** Domains under which one provider delivers the same name to the same person. */
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
 * One spelling for all addresses of one mailbox, as far as the providers' rules are known. A plus sign and what
 * follows is dropped for every domain. Only for counting, never for sending.
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
 * Gives this process the service's secret, once at its start. One for the process, as the secret is: whatever touches
 * credits may begin a day, and would otherwise have to hand the key on.
 */
export function setMailboxSecret(secret: string): void {
  ofProcess = createMailboxKey(secret);
}

/** The key of the mailbox behind an address, under the secret of this process. Throws when it was given none. */
export const mailboxKey: MailboxKey = (email) => {
  if (ofProcess === undefined) throw new Error("This process was given no secret for the keys of mailboxes.");
  return ofProcess(email);
};

/**
 * A keyed hash (HMAC-SHA256, hexadecimal) of the mailbox behind an address, under a key of its own made from the service's
 * secret: without the secret nobody can tell whose it is by trying addresses.
 */
export function createMailboxKey(secret: string): MailboxKey {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "geulgyeol mailbox", 32));
  return (email) => createHmac("sha256", key).update(canonicalAddress(email)).digest("hex");
}
