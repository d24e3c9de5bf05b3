/** Forms of lines without prose. Each test is linear in the line. */

export function isFence(line: string): boolean {
  return line.startsWith("```") || line.startsWith("~~~");
}

/** A row of a table: cells between bars, or three cells between tabs. */
export function isTableRow(line: string): boolean {
  const bars = countOf(line, "|");
  if (bars >= 2 && (line.startsWith("|") || line.endsWith("|"))) return true;
  return bars >= 3 || countOf(line, "\t") >= 2;
}

const CODE_START =
  /^(?:import |from \S+ import |#include|using \w+;|public |private |def \w+\(|class \w+|function \w+\(|const \w+ ?=|let \w+ ?=|var \w+ ?=|return\b.*;|if ?\(.*\) ?\{|for ?\(|while ?\(|else ?\{|\}|<\?|<\/?[a-z]|\$ |>>> |\/\/|@\w+)/i;
const CODE_SIGN = /[{}();=<>[\]$\\/+*&|"'_]/g;

/** A line of a program: no Hangul, and either a statement-like start with symbols or many symbols. */
export function isCodeLine(line: string): boolean {
  if (/[가-힣]/.test(line)) return false;
  const signs = line.match(CODE_SIGN)?.length ?? 0;
  if (CODE_START.test(line) && signs >= 2) return true;
  return /[;{})]$/.test(line) && signs >= 3 && signs * 8 >= line.length;
}

/** A line without letters or digits. */
export function isRule(line: string): boolean {
  return !/[\p{L}\p{N}]/u.test(line);
}

function countOf(line: string, sign: string): number {
  let count = 0;
  for (let at = line.indexOf(sign); at >= 0; at = line.indexOf(sign, at + 1)) count++;
  return count;
}
