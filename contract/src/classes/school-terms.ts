/** Korean schools: the first term ends on 31 August, the second on the last day of February. */
export interface SchoolTerm {
  readonly year: number;
  readonly term: 1 | 2;
}

const HOUR_MS = 60 * 60 * 1000;
const SEOUL_MS = 9 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
/** Texts are deleted in the evening of their day, at 21:00 in Seoul. */
const DELETION_HOUR = 21;

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** The day in Seoul: "2027-02-28". */
export function seoulDay(time: Date): string {
  return new Date(time.getTime() + SEOUL_MS).toISOString().slice(0, 10);
}

/** The day after so many days. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** When the texts of a day of deletion are deleted. */
export function deletionTime(day: string): Date {
  return new Date(`${day}T${twoDigits(DELETION_HOUR)}:00:00+09:00`);
}

export function termOf(time: Date): SchoolTerm {
  const [year = 0, month = 0] = seoulDay(time).split("-").map(Number);
  if (month >= 3 && month <= 8) return { year, term: 1 };
  return { year: month <= 2 ? year - 1 : year, term: 2 };
}

export function nextTerm({ year, term }: SchoolTerm): SchoolTerm {
  return term === 1 ? { year, term: 2 } : { year: year + 1, term: 1 };
}

/** The last day of a term. */
export function termEnd({ year, term }: SchoolTerm): string {
  return term === 1 ? `${year}-08-31` : dayAfter(`${year + 1}-03-01`, -1);
}

/** The last day on which the texts of a class may be deleted: the end of the next term. */
export function latestDeletionDay(term: SchoolTerm): string {
  return termEnd(nextTerm(term));
}
