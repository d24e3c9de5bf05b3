export { reportData } from "./own-data.ts";
export type { PrintReport, ReportToPrint } from "./print/report-to-print.ts";
export { reportRoutes } from "./routes.ts";
