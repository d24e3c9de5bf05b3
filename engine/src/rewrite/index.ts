export type { Change, RewriteResult } from "./change.ts";
export { rewrite } from "./rewrite.ts";
