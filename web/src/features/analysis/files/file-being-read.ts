export interface FileBeingRead {
  readonly name: string;
  /** Finished share of the work, 0 to 1; 0 if unknown. */
  readonly share: number;
  /** Recognised pages of a scan, and their total. */
  readonly pages: { readonly done: number; readonly total: number } | null;
}
