/** Crockford's letters and digits: none that look alike. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;

const inGroups = (letters: string) => letters.replace(/(.{4})(?=.)/g, "$1-");

/** 80 random bits as 16 letters and digits, in groups of four. */
export function newReceiptNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return inGroups([...bytes].map((byte) => LETTERS[byte & 31]).join(""));
}

/** A receipt number as it was typed: small letters, missing dashes and the letters that look like digits are understood. */
export function tidyReceiptNumber(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  if (letters.length !== LENGTH || [...letters].some((letter) => !LETTERS.includes(letter))) return null;
  return inGroups(letters);
}
