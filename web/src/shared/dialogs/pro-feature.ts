/** What Pro holds and the free plan does not, by the button that leads to it. */
export type ProFeature = "realtime" | "auto" | "files" | "parts" | "report" | "history" | "apiKeys";
