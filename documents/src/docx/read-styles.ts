import { type Element, readXml, type XmlHandler } from "../xml/read-xml.ts";
import { DOCX_NAMESPACES } from "./namespaces.ts";
import { type RunLook, readFill, readRunProperty } from "./run-look.ts";

interface Style {
  /** In English for any language of the program: "heading 1", "toc 2". */
  name: string;
  basedOn: string | undefined;
  look: RunLook;
  /** 0 to 8; 9 is body text. */
  outline: number | undefined;
  list: { id: string; level: number } | undefined;
  /** Whether a table style fills cells; which ones depends on settings not read here. */
  fills: boolean;
}

export interface Styles {
  /** Formatting of a style, including its base styles. */
  look(id: string | undefined): RunLook;
  /** Name of the style in lower case; empty if unknown. */
  name(id: string | undefined): string;
  outline(id: string | undefined): number | undefined;
  list(id: string | undefined): { id: string; level: number } | undefined;
  fills(id: string | undefined): boolean;
  readonly defaultParagraph: string | undefined;
  readonly defaults: RunLook;
}

/** Word itself allows no longer chains; this also ends a style based on itself. */
const LONGEST_CHAIN = 20;

export function readStyles(bytes: Uint8Array | null): Styles {
  const sheet = new StyleSheetReader();
  if (bytes) readXml(bytes, DOCX_NAMESPACES, sheet);
  return styleLookup(sheet);
}

/** Collects each style as written, without its base styles. */
class StyleSheetReader implements XmlHandler {
  readonly styles = new Map<string, Style>();
  readonly defaults: RunLook = {};
  defaultParagraph: string | undefined;
  readonly #path: string[] = [];
  #style: Style | null = null;

  open(element: Element): void {
    const { name, attribute } = element;
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (name === "w:style") this.#openStyle(attribute);
    else if (parent === "w:rPr") {
      if (this.#path.includes("w:docDefaults")) readRunProperty(this.defaults, element);
      else if (this.#style && this.#path.at(-3) === "w:style") readRunProperty(this.#style.look, element);
    } else if (this.#style) readStyleProperty(this.#style, element, parent);
  }

  close(name: string): void {
    this.#path.pop();
    if (name === "w:style") this.#style = null;
  }

  text(): void {}

  #openStyle(attribute: Element["attribute"]): void {
    const id = attribute("w:styleId") ?? "";
    this.#style = { name: "", basedOn: undefined, look: {}, outline: undefined, list: undefined, fills: false };
    this.styles.set(id, this.#style);
    const isDefault = attribute("w:default");
    if (attribute("w:type") === "paragraph" && isDefault && isDefault !== "0") this.defaultParagraph = id;
  }
}

function readStyleProperty(style: Style, { name, attribute }: Element, parent: string | undefined): void {
  const value = attribute("w:val");
  if (name === "w:name" && parent === "w:style") style.name = (value ?? "").toLowerCase();
  else if (name === "w:basedOn") style.basedOn = value;
  else if (name === "w:outlineLvl") style.outline = Number(value);
  else if (name === "w:numId") style.list = { id: value ?? "", level: style.list?.level ?? 0 };
  else if (name === "w:ilvl") style.list = { id: style.list?.id ?? "", level: Number(value) };
  else if (name === "w:shd" && readFill(attribute) !== null) style.fills = true;
}

function styleLookup({ styles, defaults, defaultParagraph }: StyleSheetReader): Styles {
  /** The style and its base styles, nearest first. */
  function* chain(id: string | undefined) {
    let next = id;
    for (let step = 0; step < LONGEST_CHAIN && next !== undefined; step++) {
      const found = styles.get(next);
      if (!found) return;
      yield found;
      next = found.basedOn;
    }
  }

  const looks = new Map<string | undefined, RunLook>();
  function firstOf<T>(id: string | undefined, pick: (style: Style) => T | undefined): T | undefined {
    for (const found of chain(id)) {
      const value = pick(found);
      if (value !== undefined) return value;
    }
    return undefined;
  }
  return {
    look(id) {
      const known = looks.get(id);
      if (known) return known;
      const look: RunLook = {};
      for (const found of [...chain(id)].reverse()) Object.assign(look, found.look);
      looks.set(id, look);
      return look;
    },
    name: (id) => (id === undefined ? "" : (styles.get(id)?.name ?? "")),
    outline: (id) => firstOf(id, ({ outline }) => outline),
    list: (id) => firstOf(id, ({ list }) => list),
    fills: (id) => firstOf(id, ({ fills }) => fills || undefined) ?? false,
    defaultParagraph,
    defaults,
  };
}
