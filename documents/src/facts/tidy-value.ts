/** Longest name that is shown of a file. */
const MOST_CHARACTERS = 100;
const MOST_COUNT = 1_000_000;

/** What has no place on one line: controls, marks that turn the direction, invisible letters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\s]+/gu;
const TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/;

/** A name as one line of at most 100 characters; undefined if nothing is left of it. */
export function tidyName(value: string | undefined): string | undefined {
  const tidied = (value ?? "").normalize("NFC").replace(UNPRINTABLE, " ").trim();
  return Array.from(tidied).slice(0, MOST_CHARACTERS).join("").trim() || undefined;
}

/** A whole number from 0 to a million; undefined for anything else. */
export function tidyCount(value: string | undefined): number | undefined {
  const tidied = value?.trim() ?? "";
  return /^\d{1,7}$/.test(tidied) && Number(tidied) <= MOST_COUNT ? Number(tidied) : undefined;
}

/**
 * A time of ISO 8601 to the minute, with its offset if it has one. Undefined for no time, and for times before 1980:
 * programs write the beginning of their calendar where they know none.
 */
export function tidyTime(value: string | undefined): string | undefined {
  const [, day, clock, offset = ""] = TIME.exec(value?.trim() ?? "") ?? [];
  if (day === undefined || day < "1980-01-02" || Number.isNaN(Date.parse(`${day}T${clock}Z`))) return undefined;
  return `${day}T${clock}${offset}`;
}
