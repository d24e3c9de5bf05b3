import type { StretchBox } from "./field-shape.ts";

/** Properties that decide where a line of a text area breaks. */
const COPIED = [
  "box-sizing",
  "border-top-width",
  "border-right-width",
  "border-bottom-width",
  "border-left-width",
  "padding-top",
  "padding-right",
  "padding-bottom",
  "padding-left",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "font-feature-settings",
  "letter-spacing",
  "word-spacing",
  "line-height",
  "tab-size",
  "text-indent",
  "word-break",
  "line-break",
] as const;

/**
 * Screen position of a range in a text area. Browsers do not provide it, so a hidden copy of the field is measured. The
 * box is clipped to the visible part of the field.
 */
export function stretchBox(field: HTMLTextAreaElement, from: number, to: number): StretchBox {
  const mirror = document.createElement("div");
  const style = getComputedStyle(field);
  for (const name of COPIED) mirror.style.setProperty(name, style.getPropertyValue(name));
  for (const [name, value] of [
    ["position", "fixed"],
    ["visibility", "hidden"],
    ["left", "0"],
    ["top", "0"],
    ["width", `${field.clientWidth + borderOf(style)}px`],
    ["white-space", "pre-wrap"],
    ["overflow-wrap", "break-word"],
    ["border-style", "solid"],
  ] as const) {
    mirror.style.setProperty(name, value);
  }
  const stretch = document.createElement("span");
  stretch.textContent = field.value.slice(from, to);
  mirror.append(field.value.slice(0, from), stretch, field.value.slice(to));
  document.body.append(mirror);
  const inner = mirror.getBoundingClientRect();
  const lines = stretch.getClientRects();
  const outer = field.getBoundingClientRect();
  const first = lines[0] ?? inner;
  const last = lines[lines.length - 1] ?? inner;
  const down = outer.top - inner.top - field.scrollTop;
  mirror.remove();
  return {
    top: clamp(first.top + down, outer.top, outer.bottom),
    bottom: clamp(last.bottom + down, outer.top, outer.bottom),
    left: outer.left + first.left - inner.left,
  };
}

function borderOf(style: CSSStyleDeclaration): number {
  return Number.parseFloat(style.borderLeftWidth || "0") + Number.parseFloat(style.borderRightWidth || "0");
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
