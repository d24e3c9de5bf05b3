import type { Token } from "markdown-it";
import type { DocumentBuilder } from "../text/document-builder.ts";
import { stripHtml } from "./strip-html.ts";

const NOTE_MARK = /\[\^[^\]\n]{1,40}\](?!:)/g;
/** The parser does not recognise **"강조"**는, since a letter follows the punctuation, which is common in Korean. */
const LEFT_BOLD = /\*\*([^*\n]{1,300})\*\*/g;

/** The text of one block; pictures are dropped, links keep their text, explicit line breaks stay. */
export function readInline(tokens: readonly Token[], builder: DocumentBuilder): string {
  let text = "";
  let html = "";
  const flush = () => {
    text += stripHtml(html, builder);
    html = "";
  };
  for (const token of tokens) {
    if (token.type === "html_inline") {
      html += token.content;
      continue;
    }
    flush();
    if (token.type === "text" || token.type === "text_special" || token.type === "code_inline") text += token.content;
    else if (token.type === "softbreak") text += " ";
    else if (token.type === "hardbreak") text += "\n";
    else if (token.type === "image") builder.warn("NOT_READ");
  }
  flush();
  return text.replace(NOTE_MARK, "").replace(LEFT_BOLD, "$1");
}
