import type { ServerModule } from "../../module.ts";
import { reportExporters } from "./data-exporters.ts";
import { type ReportRouteParts, reportLimits, reportRoutes } from "./routes.ts";
import * as tables from "./tables.ts";

export type { PrintAppeal } from "./make-appeal.ts";
export type { PrintReport, ReportToPrint } from "./print/report-to-print.ts";

export const reportsModule = {
  id: "reports",
  uses: {
    accounts: "a report is kept for its owner, whose plan is asked",
    analysis: "a report prints an analysis",
    records: "an appeal states a record with a link",
  },
  tables,
  limits: reportLimits,
  exporters: reportExporters,
  routes: reportRoutes,
} satisfies ServerModule<ReportRouteParts>;
