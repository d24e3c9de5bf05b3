/** The part of a judgement that must be the same wherever it is computed. */
export interface Judgement {
  readonly id: string;
  readonly aiProbability: number;
  readonly verdict: string;
  readonly aiShare: number;
  readonly interval: { readonly lower: number; readonly upper: number };
  readonly language: string;
  readonly isTrial: boolean;
  readonly classProbabilities: { readonly human: number; readonly mixed: number; readonly ai: number };
  readonly certainty: string;
  readonly falseAlarm: { readonly of: string; readonly perThousand: number; readonly texts: number };
  /** Reason for which the judgement was withheld, or null. */
  readonly hold: string | null;
}

/** A report as the engine returns it and the server sends it; other fields are ignored. */
export type JudgedReport = Omit<Judgement, "id" | "hold"> & { readonly hold: { readonly reason: string } | null };

/** The compared part of a report. */
export function judgementOf(id: string, report: JudgedReport): Judgement {
  const { aiProbability, verdict, aiShare, interval, language, isTrial, classProbabilities, certainty, falseAlarm } =
    report;
  const hold = report.hold?.reason ?? null;
  const judged = { id, aiProbability, verdict, aiShare, interval, language, isTrial };
  return { ...judged, classProbabilities, certainty, falseAlarm, hold };
}
