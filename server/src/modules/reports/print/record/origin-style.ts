import type { OriginClass } from "@geulgyeol/records";
import type { Painter } from "./painter.ts";

/** Fill, mark and word of each origin, on white paper. Typed text has no fill. */
export const ORIGIN_INK: Readonly<
  Record<OriginClass, { readonly fill: string; readonly mark: string; readonly word: string }>
> = {
  typed: { fill: "#FFFFFF", mark: "#4B4439", word: "#4B4439" },
  paste: { fill: "#F1E4C3", mark: "#7D5C12", word: "#604509" },
  file: { fill: "#D6E5E6", mark: "#33636A", word: "#214C52" },
  ai: { fill: "#F0DCE5", mark: "#7E3A60", word: "#652A4B" },
  other: { fill: "#EFE9DC", mark: "#6E6557", word: "#4B4439" },
};

/** The underline in the text, which stays readable without colour. */
export const UNDERLINE = { typed: undefined, paste: "solid", file: "dashed", ai: "double", other: "dotted" } as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A bar in the pattern of its origin: strokes, diagonals, dots, lines across. Points. */
export function paintOrigin(painter: Painter, origin: OriginClass, box: Box): void {
  const { x, y, width, height } = box;
  const { fill, mark } = ORIGIN_INK[origin];
  painter.save();
  painter.rect(x, y, width, height).clip();
  if (origin !== "typed") painter.rect(x, y, width, height).fill(fill);
  if (origin === "typed") {
    for (let at = x; at < x + width; at += 3) painter.rect(at, y, 2.2, height);
    painter.fill(mark);
  } else if (origin === "paste") {
    for (let at = x - height; at < x + width; at += 4) painter.moveTo(at, y + height).lineTo(at + height, y);
    painter.lineWidth(1.4).stroke(mark);
  } else if (origin === "file") {
    for (let across = x + 1.6; across < x + width; across += 3.6) {
      for (let down = y + 1.6; down < y + height; down += 3.6) painter.circle(across, down, 0.9);
    }
    painter.fill(mark);
  } else if (origin === "ai") {
    for (let down = y + 0.6; down < y + height; down += 3.4) painter.rect(x, down, width, 1.4);
    painter.fill(mark);
  } else {
    painter
      .rect(x + 0.5, y + 0.5, width - 1, height - 1)
      .lineWidth(1)
      .stroke(mark);
  }
  painter.restore();
}
