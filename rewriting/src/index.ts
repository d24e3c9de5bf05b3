export type { Change, RewriteResult } from "./change.ts";
export { compareFacts, type FactChange, type FactKind } from "./compare-facts.ts";
export { rewrite } from "./rewrite.ts";
