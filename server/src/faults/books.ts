/** What the database says of one user after a process died on it. */
export interface Books {
  readonly analyses: readonly string[];
  /** What the analyses say that they cost. */
  readonly charged: number;
  /** What the ledger says that was taken for analyses. */
  readonly spent: number;
  /** Analyses that no entry of the ledger pays for. */
  readonly unpaid: number;
  readonly ledger: number;
  readonly balance: number;
}
