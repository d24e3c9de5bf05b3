import type { RowFinding } from "../row-finding.ts";
import { VERDICT_SHORT } from "../verdicts.ts";

/** The rows of a distribution, in this order whatever they hold. */
export const DISTRIBUTION = [
  { marker: "human", label: VERDICT_SHORT.human },
  { marker: "hollow", label: "보류·근거 약함" },
  { marker: "mixed", label: VERDICT_SHORT.mixed },
  { marker: "ai", label: VERDICT_SHORT.ai },
] as const satisfies readonly Pick<RowFinding, "marker" | "label">[];
