import { prepareStoring } from "../modules/analysis/index.ts";

/** Stores analyses without listing them in the history. */
export const storeOnly = prepareStoring({ part: () => "listed as (select)", after: () => undefined });
