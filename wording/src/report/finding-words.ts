/** Wording of a finding. */
export interface FindingWords {
  /** Title: a noun phrase that is true for any occurrence. */
  readonly name: string;
  /** Meaning of a high and a low value: a clause with an ending that `joinClause` knows. */
  readonly high?: string;
  readonly low?: string;
  /** Particle after the sentences' numbers. */
  readonly at?: "에" | "에서" | "이";
}

export type FindingEntry = readonly [feature: string, words: FindingWords];

/** A measure of the whole text. */
export function measured(ids: string, name: string, clauses: Pick<FindingWords, "high" | "low">): FindingEntry[] {
  return ids.split(" ").map((id) => [id, { name, ...clauses }]);
}

/** A finding in sentences; `high` follows their numbers and may quote it: {q}, {q이}, {q을}, {q으로}. */
export function located(
  ids: string,
  name: string,
  at: "에" | "에서" | "이",
  high: string,
  low?: string,
): FindingEntry[] {
  return ids.split(" ").map((id) => [id, { name, at, high, ...(low !== undefined && { low }) }]);
}

/** Words quoted as they occur in the text. */
export function phrase(id: string, name: string): FindingEntry[] {
  return located(id, name, "에", "{q이} 나와요");
}

/** Words at the beginning of sentences. */
export function opening(id: string, name: string): FindingEntry[] {
  return located(id, name, "이", "{q으로} 시작해요");
}
