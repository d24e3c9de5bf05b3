import { parseColour } from "../text/visibility.ts";
import { type Element, readXml } from "../xml/read-xml.ts";
import { ODT_NAMESPACES } from "./namespaces.ts";

/** Visibility properties of a style; undefined ones come from its parent. */
export interface StyleLook {
  marked?: boolean;
  colour?: number | "auto";
  fill?: number;
  /** Of Latin letters. */
  points?: number;
  /** For Hangul and other East Asian letters, which have a separate size. */
  asianPoints?: number;
  /** Factors of the parent's sizes. */
  scale?: number;
  asianScale?: number;
  /** Of a table row: collapsed. */
  collapsed?: boolean;
}

interface Style {
  readonly parent: string | undefined;
  readonly look: StyleLook;
}

type Family = "paragraph" | "text" | "table" | "table-row" | "table-cell" | "section";

export interface Styles {
  /** Formatting of a named style with its parents and the family's default. */
  look(family: Family, name: string | undefined): StyleLook;
  /** Whether a page layout has its own background, so that white letters may be visible. */
  readonly pageFilled: boolean;
  /** Whether items of a list style have numbers at a level, from 1. */
  numbered(listStyle: string | undefined, level: number): boolean;
}

const LONGEST_CHAIN = 20;
const POINTS_PER: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835, pc: 12 };

/** Styles of both parts that may contain them; the later part wins. */
export function readStyles(parts: readonly (Uint8Array | null)[]): Styles {
  const styles = new Map<string, Style>();
  const numbers = new Set<string>();
  let listStyle = "";
  let pageFilled = false;
  for (const part of parts) {
    if (!part) continue;
    let style: Style | null = null;
    readXml(part, ODT_NAMESPACES, {
      open(element) {
        const { name, attribute } = element;
        if (name === "style:style" || name === "style:default-style") {
          style = { parent: attribute("style:parent-style-name"), look: {} };
          const own = name === "style:style" ? (attribute("style:name") ?? "") : "";
          styles.set(`${attribute("style:family") ?? ""}/${own}`, style);
        } else if (name === "text:list-style") listStyle = attribute("style:name") ?? "";
        else if (name === "text:list-level-style-number") {
          if (attribute("style:num-format")) numbers.add(`${listStyle}/${attribute("text:level")}`);
        } else if (name === "style:page-layout-properties") {
          const fill = parseColour(attribute("fo:background-color"));
          if (fill !== null && fill !== 0xffffff) pageFilled = true;
        } else if (style && name.startsWith("style:") && name.endsWith("-properties")) addLook(style.look, element);
      },
      close(name) {
        if (name === "style:style" || name === "style:default-style") style = null;
      },
      text() {},
    });
  }
  const known = new Map<string, StyleLook>();
  return {
    pageFilled,
    numbered: (name, level) => numbers.has(`${name ?? ""}/${level}`),
    look(family, name) {
      const key = `${family}/${name ?? ""}`;
      const cached = known.get(key);
      if (cached) return cached;
      const chain: StyleLook[] = [];
      let next: string | undefined = name;
      for (let step = 0; step < LONGEST_CHAIN && next; step++) {
        const found = styles.get(`${family}/${next}`);
        if (!found) break;
        chain.unshift(found.look);
        next = found.parent;
      }
      // The default is applied once, to paragraphs; spans inherit from their paragraph.
      const base = family === "text" ? {} : (styles.get(`${family}/`)?.look ?? {});
      const look = chain.reduce(overlay, base);
      known.set(key, look);
      return look;
    },
  };
}

/** Combines two formats. A size in percent is resolved as soon as there is a base size. */
export function overlay(below: StyleLook, above: StyleLook): StyleLook {
  const merged: StyleLook = { ...below, ...above };
  if (above.points === undefined && above.scale !== undefined) {
    if (below.points === undefined) merged.scale = (below.scale ?? 1) * above.scale;
    else merged.points = below.points * above.scale;
  }
  if (above.asianPoints === undefined && above.asianScale !== undefined) {
    if (below.asianPoints === undefined) merged.asianScale = (below.asianScale ?? 1) * above.asianScale;
    else merged.asianPoints = below.asianPoints * above.asianScale;
  }
  // A resolved size must not be scaled again by an outer style.
  if (merged.points !== undefined) delete merged.scale;
  if (merged.asianPoints !== undefined) delete merged.asianScale;
  return merged;
}

function addLook(look: StyleLook, { attribute }: Element): void {
  if (attribute("text:display") !== undefined) look.marked = attribute("text:display") === "none";
  if (attribute("style:use-window-font-color") === "true") look.colour = "auto";
  const colour = parseColour(attribute("fo:color"));
  if (colour !== null) look.colour = colour;
  const fill = parseColour(attribute("fo:background-color"));
  if (fill !== null) look.fill = fill;
  if (attribute("table:display") === "false") look.collapsed = true;
  const latin = readSize(attribute("fo:font-size"));
  if (latin?.points !== undefined) look.points = latin.points;
  if (latin?.scale !== undefined) look.scale = latin.scale;
  const asian = readSize(attribute("style:font-size-asian"));
  if (asian?.points !== undefined) look.asianPoints = asian.points;
  if (asian?.scale !== undefined) look.asianScale = asian.scale;
}

function readSize(value: string | undefined): { points?: number; scale?: number } | null {
  const size = /^([\d.]{1,12})(%|[a-z]{2})$/.exec(value ?? "");
  const unit = size?.[2] ?? "";
  if (unit === "%") return { scale: Number(size?.[1]) / 100 };
  const points = POINTS_PER[unit];
  return points === undefined ? null : { points: Number(size?.[1]) * points };
}
