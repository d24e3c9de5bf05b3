import type { PrintRecord, PrintReport } from "../modules/reports/index.ts";

interface Printers {
  readonly printReport: PrintReport;
  readonly printRecord: PrintRecord;
}

let loaded: Promise<Printers> | null = null;

/** Creates reports in this process, without the thread; the library is loaded for the first one only. */
export const printInProcess: PrintReport = async (report) => (await printers()).printReport(report);

export const printRecordInProcess: PrintRecord = async (record) => (await printers()).printRecord(record);

function printers(): Promise<Printers> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Printers> {
  const { loadFonts } = await import("../modules/reports/print/fonts.ts");
  const { printReport } = await import("../modules/reports/print/print-report.tsx");
  const { printRecord } = await import("../modules/reports/print/record/print-record.tsx");
  await loadFonts();
  return { printReport, printRecord };
}
