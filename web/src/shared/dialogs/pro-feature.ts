/** Features of Pro that the free plan lacks, by the button that leads to them. */
export type ProFeature =
  | "realtime"
  | "auto"
  | "files"
  | "parts"
  | "report"
  | "history"
  | "apiKeys"
  | "webhooks"
  | "classes";
