import { clampLevel, ListCounter } from "../text/list-counter.ts";
import { readXml } from "../xml/read-xml.ts";
import { DOCX_NAMESPACES } from "./namespaces.ts";

/** The marker shown before each list item: "-" for a bullet, its number otherwise. */
export interface Numbering {
  /** `level` from 0. Null if the list has no markers at that level. */
  next(listId: string, level: number): string | null;
}

export function readNumbering(bytes: Uint8Array | null): Numbering {
  /** Number format per level, by abstract list; lists refer to those. */
  const formats = new Map<string, string[]>();
  const starts = new Map<string, number[]>();
  const lists = new Map<string, string>();
  let abstract = "";
  let level = 0;
  let list = "";
  if (bytes) {
    readXml(bytes, DOCX_NAMESPACES, {
      open({ name, attribute }) {
        const value = attribute("w:val") ?? "";
        if (name === "w:abstractNum") {
          abstract = attribute("w:abstractNumId") ?? "";
          formats.set(abstract, []);
          starts.set(abstract, []);
        } else if (name === "w:lvl") level = clampLevel(Number(attribute("w:ilvl")));
        else if (name === "w:numFmt" && list === "") (formats.get(abstract) ?? [])[level] = value;
        else if (name === "w:start" && list === "") (starts.get(abstract) ?? [])[level] = Number(value) || 0;
        else if (name === "w:num") list = attribute("w:numId") ?? "";
        else if (name === "w:abstractNumId" && list !== "") lists.set(list, value);
      },
      close(name) {
        if (name === "w:num") list = "";
      },
      text() {},
    });
  }
  const counter = new ListCounter();
  return {
    next(listId, atLevel) {
      const at = clampLevel(atLevel);
      const id = lists.get(listId);
      if (id === undefined) return null;
      const format = formats.get(id)?.[at] ?? "bullet";
      if (format === "none") return null;
      const count = counter.next(id, at, starts.get(id)?.[at]);
      return format === "bullet" ? "-" : `${count}.`;
    },
  };
}
