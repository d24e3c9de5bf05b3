import { AI_BAND, MIXED_BAND } from "@geulgyeol/contract";
import type { SegmentKind } from "@geulgyeol/engine";

/** The light theme's tokens, on white paper. */
export const INK = "#211C15";
export const INK_2 = "#4B4439";
export const INK_3 = "#6E6557";
export const LINE = "#E0D8C8";
export const LINE_STRONG = "#8C8272";
export const ACCENT = "#234B73";
export const PAPER = "#FFFFFF";
export const VERDICT_INK = { human: "#0C5C47", mixed: "#714A00", ai: "#880A19", hold: INK_2 } as const;

/**
 * Upper end (exclusive) of each band with its mark and the colour of its numbers; a test compares them with the page's
 * bands.
 */
const BANDS = [
  { below: MIXED_BAND, mark: "#15775E", ink: "#0C4E3D" },
  { below: 0.5, mark: "#589A5B", ink: "#1F542A" },
  { below: 0.6, mark: "#A78705", ink: "#5F4A04" },
  { below: AI_BAND, mark: "#B35D04", ink: "#703A02" },
  { below: 0.8, mark: "#A62F13", ink: "#7F2407" },
  { below: Number.POSITIVE_INFINITY, mark: "#850416", ink: "#760714" },
] as const;

/** @param probability 0 to 1; the raw value decides, not the rounded one. */
export function bandOf(probability: number): { readonly mark: string; readonly ink: string } {
  return BANDS.find(({ below }) => probability < below) ?? BANDS[5];
}

/** The rule above each kind of passage, and its word. */
export const PASSAGE_MARK: Readonly<Record<SegmentKind, { readonly mark: string; readonly ink: string }>> = {
  human: BANDS[0],
  ai: BANDS[5],
  edited: BANDS[3],
  unclear: { mark: LINE_STRONG, ink: INK_2 },
};
