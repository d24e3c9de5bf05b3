export { factHeadline } from "./fact-headline.ts";
export { type FactRow, factRows } from "./fact-rows.ts";
export { formatFileTime } from "./file-times.ts";
