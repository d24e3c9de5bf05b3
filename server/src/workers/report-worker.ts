import { forgetWords, loadFonts } from "../modules/reports/print/fonts.ts";
import { printAppeal } from "../modules/reports/print/print-appeal.tsx";
import { printReport } from "../modules/reports/print/print-report.tsx";
import { printRecord } from "../modules/reports/print/record/print-record.tsx";
import type { PrintTask } from "./report-pool.ts";

/** A thread that creates PDFs. The fonts are loaded once. */
const ready = loadFonts();

export default async function print(task: PrintTask): Promise<Uint8Array> {
  await ready;
  try {
    return await printTask(task);
  } finally {
    forgetWords();
  }
}

function printTask(task: PrintTask): Promise<Uint8Array> {
  if ("appeal" in task) return printAppeal(task.appeal);
  return "record" in task ? printRecord(task.record) : printReport(task.report);
}
