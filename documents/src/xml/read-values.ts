import { type Element, type Namespaces, readXml } from "./read-xml.ts";

/** Longest value that is kept, in UTF-16 units. */
const MOST_CHARACTERS = 200;

/**
 * Texts of the elements that `nameOf` gives a name, trimmed and cut; of elements with the same name the first. Throws
 * as `readXml` does.
 */
export function readValues(
  bytes: Uint8Array | null,
  namespaces: Namespaces,
  nameOf: (element: Element) => string | undefined,
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let open: { readonly name: string; text: string } | null = null;
  if (!bytes) return values;
  readXml(bytes, namespaces, {
    open(element) {
      const name = nameOf(element);
      open = name === undefined ? null : { name, text: "" };
    },
    close() {
      if (open !== null && !values.has(open.name)) values.set(open.name, open.text.trim().slice(0, MOST_CHARACTERS));
      open = null;
    },
    text(text) {
      if (open !== null && open.text.length <= MOST_CHARACTERS) open.text += text;
    },
  });
  return values;
}
