import type { StoredRecord } from "../../shared/draft/device-store.ts";
import { firstHash } from "./chain.ts";
import { RECORD_FORMAT, RECORD_VERSION, type WritingRecord } from "./record-format.ts";
import { readRecord } from "./record-store.ts";

/** The record in its file format. */
export async function assembleRecord(stored: StoredRecord, now: number): Promise<WritingRecord> {
  const head = {
    recordId: stored.id,
    startedAt: new Date(stored.startedAt).toISOString(),
    startText: stored.startText,
  };
  const { entries, stamps } = await readRecord(stored.id);
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    head,
    entries: entries.map(({ entry }) => entry),
    hash: entries.at(-1)?.hash ?? (await firstHash(head)),
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
    [RECORD_FILE]: strToU8(JSON.stringify(record, null, 1)),
    [REPORT_FILE]: strToU8(reportHtml(record)),
  };
  return new Blob([zipSync(files, { level: 6 }) as Uint8Array<ArrayBuffer>], { type: "application/zip" });
}
