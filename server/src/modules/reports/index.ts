import type { ServerModule } from "../../module.ts";
import { type AppealRouteParts, appealLimits, appealRoutes } from "./appeals/routes.ts";
import { reportExporters } from "./data-exporters.ts";
import { type ReportRouteParts, reportLimits, reportRoutes } from "./routes.ts";
import * as tables from "./tables.ts";

export type { PrintAppeal } from "./appeals/make-appeal.ts";
export { type MakeReportParts, makeReport } from "./make-report.ts";
export { moveReportCodes } from "./move-report-codes.ts";
export type { PrintRecord, RecordToPrint } from "./print/record/record-to-print.ts";
export type { PrintReport, ReportToPrint } from "./print/report-to-print.ts";

export const reportsModule = {
  id: "reports",
  uses: {
    accounts: "a report is kept for its owner, whose plan is asked",
    analysis: "a report prints an analysis",
    records: "a report says whether there is a record of the text, a record is printed, an appeal states one",
  },
  tables,
  limits: { ...reportLimits, ...appealLimits },
  exporters: reportExporters,
  routes: (app, needs) => {
    reportRoutes(app, needs);
    appealRoutes(app, needs);
  },
} satisfies ServerModule<ReportRouteParts & AppealRouteParts>;
