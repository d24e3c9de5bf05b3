import type { ServerModule } from "../../module.ts";
import { reportExporters } from "./data-exporters.ts";
import { type ReportRouteParts, reportLimits, reportRoutes } from "./routes.ts";
import * as tables from "./tables.ts";

export type { PrintRecord, RecordToPrint } from "./print/record/record-to-print.ts";
export type { PrintReport, ReportToPrint } from "./print/report-to-print.ts";

export const reportsModule = {
  id: "reports",
  uses: {
    accounts: "a report is kept for its owner, whose plan is asked",
    analysis: "a report prints an analysis",
    records: "a report says whether there is a record of the text, and a record is printed",
  },
  tables,
  limits: reportLimits,
  exporters: reportExporters,
  routes: reportRoutes,
} satisfies ServerModule<ReportRouteParts>;
