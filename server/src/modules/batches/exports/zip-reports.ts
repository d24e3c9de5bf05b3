import type { BatchText } from "@geulgyeol/contract";
import { strToU8, Zip, ZipPassThrough } from "fflate";
import { AppError } from "../../../app-error.ts";
import { type MakeReportParts, makeReport } from "../../reports/index.ts";
import { nameReports } from "./name-reports.ts";

interface ReportsOfBatch {
  readonly ownerId: string;
  /** Printed on every report. */
  readonly batchName: string;
  readonly texts: readonly BatchText[];
  readonly origin: string;
  readonly signal: AbortSignal;
}

/**
 * A zip of the reports of all judged texts, one after another, so that memory holds one and other reports come between.
 * PDFs are compressed already. Reports that could not be made are named in a text file.
 */
export async function* zipReports(
  parts: MakeReportParts,
  { ownerId, batchName, texts, origin, signal }: ReportsOfBatch,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else packed.push(piece);
  });
  function* add(name: string, bytes: Uint8Array) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    if (failure !== null) throw failure;
    yield* packed.splice(0);
  }
  const judged = texts.filter(({ finding }) => finding !== null);
  const names = nameReports(judged);
  const missing: string[] = [];
  for (const [at, { finding, pupilNumber, pupilName, title }] of judged.entries()) {
    if (signal.aborted) return;
    const name = names[at] ?? "";
    const writer = [pupilNumber === null ? "" : `${pupilNumber}번`, pupilName].filter(Boolean).join(" ");
    const request = { analysisId: finding?.analysisId ?? "", writer, purpose: batchName, ...(title && { title }) };
    try {
      const { pdf } = await makeReport(parts, { userId: ownerId, request, origin });
      yield* add(name, pdf);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      missing.push(name);
    }
  }
  if (missing.length > 0) yield* add("만들지 못한 보고서.txt", strToU8(`${missing.join("\r\n")}\r\n`));
  zip.end();
  yield* packed.splice(0);
}
