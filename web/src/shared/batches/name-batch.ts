import { BATCH_NAME_MAX_CHARS } from "@geulgyeol/contract";
import { guessPupil } from "./guess-pupil.ts";

/** Share of the files in whose names a word must be. */
const MOST = 0.6;

/**
 * A name for a batch from what the names of its files have in common besides the pupils, otherwise `fallback`:
 * "3반_01_강다온_수행평가.hwp" and "3반_02_고은결_수행평가.hwp" are "3반 수행평가".
 */
export function nameBatch(fileNames: readonly string[], fallback: string): string {
  const words = fileNames.map(wordsOf);
  const counts = new Map<string, number>();
  for (const word of words.flatMap((some) => [...new Set(some)])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const longest = words.reduce<string[]>((best, some) => (some.length > best.length ? some : best), []);
  const common = longest.filter((word) => (counts.get(word) ?? 0) >= Math.max(2, MOST * fileNames.length));
  const name = [...common.join(" ")].slice(0, BATCH_NAME_MAX_CHARS).join("");
  return /[가-힣]/.test(name) ? name : fallback;
}

function wordsOf(fileName: string): string[] {
  const base = fileName.normalize("NFC").replace(/\.[^.]{1,8}$/u, "");
  const { name } = guessPupil(fileName);
  return base
    .split(/[\s_()[\]{},.+~-]+/u)
    .filter((word) => word !== "" && (name === "" || !word.includes(name)) && !/^\d+(?:번)?$/.test(word));
}
