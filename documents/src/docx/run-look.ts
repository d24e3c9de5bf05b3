import { parseColour } from "../text/visibility.ts";
import type { Element } from "../xml/read-xml.ts";

/** The formatting of a set of run properties; undefined values come from the style below. */
export interface RunLook {
  marked?: boolean;
  /** "auto" is a colour that always contrasts with its background. */
  colour?: number | "auto";
  /** Shading or highlight behind the letters. */
  fill?: number;
  points?: number;
}

const HIGHLIGHTS: Readonly<Record<string, number>> = {
  black: 0x000000,
  blue: 0x0000ff,
  cyan: 0x00ffff,
  darkBlue: 0x000080,
  darkCyan: 0x008080,
  darkGray: 0x808080,
  darkGreen: 0x008000,
  darkMagenta: 0x800080,
  darkRed: 0x800000,
  darkYellow: 0x808000,
  green: 0x00ff00,
  lightGray: 0xc0c0c0,
  magenta: 0xff00ff,
  red: 0xff0000,
  white: 0xffffff,
  yellow: 0xffff00,
};

/** Letters narrowed below this percentage are a line, not letters. */
const LEAST_WIDTH_PERCENT = 10;

export function isOn(value: string | undefined): boolean {
  return value === undefined || !["0", "false", "off", "none"].includes(value);
}

/** Adds the formatting of one child element of `w:rPr`. */
export function readRunProperty(look: RunLook, { name, attribute }: Element): void {
  const value = attribute("w:val");
  switch (name) {
    case "w:vanish":
    case "w:specVanish":
      look.marked = isOn(value);
      break;
    case "w:color":
      look.colour = parseColour(value) ?? "auto";
      break;
    case "w:highlight":
      if (value && HIGHLIGHTS[value] !== undefined) look.fill = HIGHLIGHTS[value];
      break;
    case "w:shd": {
      const fill = readFill(attribute);
      if (fill !== null) look.fill = fill;
      break;
    }
    case "w:sz":
      if (value && Number.isFinite(Number(value))) look.points = Number(value) / 2;
      break;
    case "w:w":
      if (value && Number.parseInt(value, 10) < LEAST_WIDTH_PERCENT) look.points = 0;
      break;
  }
}

/** Colour of a shading: its fill, or its pattern colour for a solid pattern. */
export function readFill(attribute: Element["attribute"]): number | null {
  return parseColour(attribute(attribute("w:val") === "solid" ? "w:color" : "w:fill"));
}
