import type { RecordFacts } from "@geulgyeol/records";
import { wholeShare } from "@geulgyeol/wording";

/** Typed characters of the final text in percent; 0 for an empty text. */
export function typedPercent({ units, length }: Pick<RecordFacts, "units" | "length">): number {
  return wholeShare(units.typed, length);
}
