import type { AppealDocument } from "@geulgyeol/wording/appeal";
import type { ReportToPrint } from "../modules/reports/index.ts";
import { loadFonts } from "../modules/reports/print/fonts.ts";
import { printAppeal } from "../modules/reports/print/print-appeal.tsx";
import { printReport } from "../modules/reports/print/print-report.tsx";

/** A thread that creates reports and appeals. The fonts are loaded once. */
const ready = loadFonts();

export default async function print(report: ReportToPrint): Promise<Uint8Array> {
  await ready;
  return printReport(report);
}

export async function appeal(document: AppealDocument): Promise<Uint8Array> {
  await ready;
  return printAppeal(document);
}
