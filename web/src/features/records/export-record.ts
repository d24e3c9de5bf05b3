import { RECORD_FORMAT, RECORD_VERSION, type WritingRecord } from "@geulgyeol/contract";
import { firstHash } from "@geulgyeol/records";
import { readRecord } from "./record-store.ts";
import { headOf, type SaltedRecord } from "./recorder.ts";

/** The stored record in its file format, with all its texts. */
export async function assembleRecord(stored: SaltedRecord, now: number): Promise<WritingRecord> {
  const { entries, stamps } = await readRecord(stored.id);
  const head = headOf(stored);
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    head,
    secret: stored.secret,
    entries: entries.map(({ entry }) => entry),
    hash: entries.at(-1)?.hash ?? firstHash(head),
    stamps,
    exportedAt: new Date(now).toISOString(),
  };
}

/** Names within the zip. */
const RECORD_FILE = "record.json";
const REPORT_FILE = "report.html";

/** A zip with the record and a report that opens in any browser. */
export async function exportRecord(record: WritingRecord): Promise<Blob> {
  const [{ strToU8, zipSync }, { reportHtml }] = await Promise.all([import("fflate"), import("./report-html.ts")]);
  const files = {
    [RECORD_FILE]: strToU8(JSON.stringify(record)),
    [REPORT_FILE]: strToU8(reportHtml(record)),
  };
  return new Blob([zipSync(files, { level: 6 }) as Uint8Array<ArrayBuffer>], { type: "application/zip" });
}
