import { changesSince } from "@geulgyeol/records";
import { wholeShare } from "@geulgyeol/wording";

/**
 * Letters of `text` in percent that are not in `recorded`, as the record's page counts them; spaces and line breaks do not
 * count. 0 only if every letter is; else at least 1.
 */
export function changedPercent(text: string, recorded: string): number {
  const { letters, changed } = changesSince(text.normalize("NFC"), recorded.normalize("NFC"));
  return wholeShare(changed, letters);
}
