import type { PrintReport } from "../modules/reports/index.ts";

let loaded: Promise<PrintReport> | null = null;

/** Creates reports in this process, without the thread; the library is loaded for the first one only. */
export const printInProcess: PrintReport = async (report) => {
  loaded ??= load();
  return (await loaded)(report);
};

async function load(): Promise<PrintReport> {
  const { loadFonts } = await import("../modules/reports/print/fonts.ts");
  const { printReport } = await import("../modules/reports/print/print-report.tsx");
  await loadFonts();
  return printReport;
}
