import { describe, expect, it } from "vitest";
import { sourcesOf } from "../../scripts/testing/sources-of.ts";
import { CAVEAT, HOLD_LABEL, VERDICT_LABEL } from "./verdicts.ts";

const ROOMS = ["web/src", "web/scripts", "server/src", "cli/src"];

/** Code that rounds a share to percent; only wording/ may do so. */
const OWN_ROUNDING = [
  /Math\.(round|floor|ceil|trunc)\([^;\n]*\*\s*100\b/,
  /Math\.(round|floor|ceil|trunc)\(\s*100\s*\*/,
  /\*\s*100\s*\)?\s*\)?\.toFixed/,
  /\(\s*100\s*\*[^;\n]*\)\.toFixed/,
  /toLocaleString\([^)]*percent|style:\s*"percent"/,
];
/** A percent sign after an interpolated value. */
const OWN_SIGN = /\$\{[^}]*\}%(?!p)|\}%</;
/** Allowed: CSS lengths, SQL patterns, and a density that is not a probability. */
const NO_PERCENT_OF_OURS =
  /geometry\(|(width|height|left|right|top|bottom)\s*:|const at = |return `\$\{value \* 100\}%`|`%\$\{|formatBesideLimit\(/;

function findLines(pattern: (line: string) => boolean): string[] {
  return ROOMS.flatMap(sourcesOf).flatMap(({ file, lines }) =>
    lines.flatMap((line, at) => (pattern(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
}

describe("percentages and verdict labels", () => {
  it("percentages are rounded only in wording/", () => {
    expect(findLines((line) => OWN_ROUNDING.some((pattern) => pattern.test(line)))).toEqual([]);
  });

  it("percent signs are added only in wording/", () => {
    expect(findLines((line) => OWN_SIGN.test(line) && !NO_PERCENT_OF_OURS.test(line))).toEqual([]);
  });

  it("the patterns match rounding and percent signs", () => {
    const own = [
      "Math.round(ratio * 100)",
      "(ratio * 100).toFixed(1)",
      "Math.floor(lower * 100 + 1e-9)",
      "Math.round((high * 100) / words.length)",
      "((100 * right) / all).toFixed(2)",
    ];
    for (const line of own) expect(OWN_ROUNDING.some((pattern) => pattern.test(line))).toBe(true);
    expect(OWN_SIGN.test("`\u0024{toPercent(ratio)}%`")).toBe(true);
    expect(OWN_SIGN.test("<b>{percent}%</b>")).toBe(true);
  });

  it("verdict labels are written only in wording/", () => {
    // Other sentences may contain the quoted ones.
    const quoted = [VERDICT_LABEL.ai, HOLD_LABEL].map((label) => `"${label}"`);
    const words = [VERDICT_LABEL.human, VERDICT_LABEL.mixed, CAVEAT.slice(0, -1), ...quoted];
    expect(findLines((line) => words.some((word) => line.includes(word)))).toEqual([]);
  });
});
