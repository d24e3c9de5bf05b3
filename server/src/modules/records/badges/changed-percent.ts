import { textForFingerprint } from "@geulgyeol/contract";

/** A run of so many letters counts as taken from the other text. */
const RUN = 5;

/**
 * Letters of `text` in percent that stand in no run of 5 letters which also occurs in `recorded`; spaces and line breaks do
 * not count. 0 only if every letter stands in one; else at least 1.
 */
export function changedPercent(text: string, recorded: string): number {
  const letters = textForFingerprint(text);
  const known = runsOf(textForFingerprint(recorded));
  let [kept, until] = [0, 0];
  for (let at = 0; at + RUN <= letters.length; at++) {
    if (!known.has(letters.slice(at, at + RUN))) continue;
    kept += at + RUN - Math.max(at, until);
    until = at + RUN;
  }
  if (letters.length === 0 || kept === letters.length) return 0;
  return Math.max(1, Math.round((1 - kept / letters.length) * 100));
}

function runsOf(letters: string): ReadonlySet<string> {
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= letters.length; at++) runs.add(letters.slice(at, at + RUN));
  return runs;
}
