/** A shared record to be printed. */
export interface RecordToPrint {
  /** `SharedRecordPage` as JSON in UTF-8, as the server sends it. */
  readonly json: Uint8Array;
  /** Address of the page that shows the record. */
  readonly address: string;
  /** ISO 8601, UTC: now. */
  readonly checkedAt: string;
}

/** Creates a PDF of one page, off the event loop. Throws `REPORT_FAILED` or `SERVER_BUSY`. */
export type PrintRecord = (record: RecordToPrint) => Promise<Uint8Array>;
