import { PASSWORD_MIN_CHARS } from "@geulgyeol/contract";
import { dictionary } from "@zxcvbn-ts/language-common";

let common: ReadonlySet<string> | undefined;

/**
 * Whether a password is among the 49,000 most used in breaches, ignoring case (OWASP ASVS 2.1.7, NIST SP 800-63B
 * 5.1.1.2).
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary["passwords-common"].map(String).filter((word) => word.length >= PASSWORD_MIN_CHARS));
  return common.has(password.toLowerCase());
}
