import type { RefCallback } from "react";

/**
 * Sets data-dependent style properties through the CSSOM. The content security policy refuses style attributes in
 * prerendered HTML, but not properties set by script.
 */
export function geometry(properties: Readonly<Record<string, string>>): RefCallback<HTMLElement | SVGElement> {
  return (element) => {
    if (!element) return;
    for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  };
}
