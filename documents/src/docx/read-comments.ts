import type { DocumentBuilder } from "../text/document-builder.ts";
import { readXml } from "../xml/read-xml.ts";
import { DOCX_NAMESPACES } from "./namespaces.ts";

/** Reports the reviewers' comments in the margin. */
export function readComments(bytes: Uint8Array | null, builder: DocumentBuilder): void {
  if (!bytes) return;
  let text = "";
  let inside = false;
  readXml(bytes, DOCX_NAMESPACES, {
    open({ name }) {
      inside = name === "w:t";
    },
    close(name) {
      inside = false;
      if (name === "w:p") text += " ";
      if (name !== "w:comment") return;
      builder.hide("comment", text);
      text = "";
    },
    text(piece) {
      if (inside) text += piece;
    },
  });
}
