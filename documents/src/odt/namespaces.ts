import type { Namespaces } from "../xml/read-xml.ts";

/** OpenDocument 1.0 to 1.4, by the prefixes of the standard. */
export const ODT_NAMESPACES: Namespaces = {
  "urn:oasis:names:tc:opendocument:xmlns:office:1.0": "office",
  "urn:oasis:names:tc:opendocument:xmlns:text:1.0": "text",
  "urn:oasis:names:tc:opendocument:xmlns:table:1.0": "table",
  "urn:oasis:names:tc:opendocument:xmlns:style:1.0": "style",
  "urn:oasis:names:tc:opendocument:xmlns:drawing:1.0": "draw",
  "urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0": "fo",
  "urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0": "svg",
  "urn:oasis:names:tc:opendocument:xmlns:form:1.0": "form",
  "urn:oasis:names:tc:opendocument:xmlns:meta:1.0": "meta",
  "http://purl.org/dc/elements/1.1/": "dc",
};
