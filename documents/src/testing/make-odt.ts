import { strToU8, zipSync } from "fflate";

const NAMESPACES = ["office", "text", "table", "style", "drawing:draw", "xsl-fo-compatible:fo", "svg-compatible:svg"]
  .map((pair) => {
    const [name, prefix = name] = pair.split(":");
    return `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`;
  })
  .join(" ");

/** An OpenDocument text with the given content of `office:text`. */
export function makeOdt(
  body: string,
  { styles = "", mimetype = "application/vnd.oasis.opendocument.text", manifest = "" } = {},
): Uint8Array {
  return zipSync({
    mimetype: [strToU8(mimetype), { level: 0 }],
    "META-INF/manifest.xml": strToU8(
      `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">${manifest}</manifest:manifest>`,
    ),
    "content.xml": strToU8(
      `<office:document-content ${NAMESPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
  });
}
