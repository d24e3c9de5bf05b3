import type { RewriteResult } from "@geulgyeol/rewriting";

/** Runs the built-in editor off the event loop. Throws `EDIT_TIMEOUT`, `EDIT_FAILED` or `SERVER_BUSY`. */
export type Rewrite = (text: string, instruction: string) => Promise<RewriteResult>;
