import type { ReportToPrint } from "../modules/reports/index.ts";
import { loadFonts } from "../modules/reports/print/fonts.ts";
import { printReport } from "../modules/reports/print/print-report.tsx";

/** A thread that creates reports. The fonts are loaded once. */
const ready = loadFonts();

export default async function print(report: ReportToPrint): Promise<Uint8Array> {
  await ready;
  return printReport(report);
}
