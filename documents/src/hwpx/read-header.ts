import type { CharacterLook, HangulLooks, ParagraphLook } from "../hangul/looks.ts";
import { clampLevel } from "../text/list-counter.ts";
import { parseColour } from "../text/visibility.ts";
import { type Element, readXml } from "../xml/read-xml.ts";
import { HWPX_NAMESPACES } from "./namespaces.ts";

const HEADS: Readonly<Record<string, ParagraphLook["head"]>> = {
  OUTLINE: "outline",
  NUMBER: "number",
  BULLET: "bullet",
};
/** Sizes are in hundredths of a point; 10 points by default. */
const DEFAULT_HEIGHT = 1_000;

/** Formatting of characters, paragraphs and fills from `Contents/header.xml`. */
export function readHeader(bytes: Uint8Array | null): HangulLooks {
  const characters = new Map<number, CharacterLook>();
  const paragraphs = new Map<number, ParagraphLook>();
  const fills = new Map<number, number>();
  let paragraph = 0;
  let fill = 0;
  const number = (attribute: Element["attribute"], name: string) => {
    const value = attribute(name);
    return value === undefined || !/^\d{1,9}$/.test(value) ? null : Number(value);
  };
  const addTo = (id: number, change: Partial<ParagraphLook>) => {
    const before = paragraphs.get(id) ?? { head: "none", level: 0, list: 0, fill: null };
    paragraphs.set(id, { ...before, ...change });
  };
  if (bytes) {
    readXml(bytes, HWPX_NAMESPACES, {
      open({ name, attribute }) {
        switch (name) {
          case "hh:charPr":
            characters.set(number(attribute, "id") ?? 0, {
              colour: parseColour(attribute("textColor")),
              shade: parseColour(attribute("shadeColor")),
              points: (number(attribute, "height") ?? DEFAULT_HEIGHT) / 100,
              fill: number(attribute, "borderFillIDRef"),
            });
            break;
          case "hh:paraPr":
            paragraph = number(attribute, "id") ?? 0;
            addTo(paragraph, {});
            break;
          case "hh:heading":
            addTo(paragraph, {
              head: HEADS[attribute("type") ?? ""] ?? "none",
              level: clampLevel(number(attribute, "level") ?? 0),
              list: number(attribute, "idRef") ?? 0,
            });
            break;
          case "hh:border":
            addTo(paragraph, { fill: number(attribute, "borderFillIDRef") });
            break;
          case "hh:borderFill":
            fill = number(attribute, "id") ?? 0;
            break;
          case "hc:winBrush": {
            const colour = parseColour(attribute("faceColor"));
            if (colour !== null) fills.set(fill, colour);
            break;
          }
        }
      },
      close() {},
      text() {},
    });
  }
  return { characters, paragraphs, fills };
}
