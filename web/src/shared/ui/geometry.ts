import type { RefCallback } from "react";

/**
 * Sets style properties that come from data through the CSSOM. A style attribute in the prerendered HTML would be
 * refused by the content security policy; properties set by script are not.
 */
export function geometry(properties: Readonly<Record<string, string>>): RefCallback<HTMLElement | SVGElement> {
  return (element) => {
    if (!element) return;
    for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  };
}
