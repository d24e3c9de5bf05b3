import type { Token } from "markdown-it";
import type { DocumentBuilder } from "../text/document-builder.ts";
import { stripHtml } from "./strip-html.ts";

const NOTE_MARK = /\[\^[^\]\n]{1,40}\](?!:)/g;
/** The parser keeps the marks of **"강조"**는, since a letter follows the punctuation; Korean writes so all the time. */
const LEFT_BOLD = /\*\*([^*\n]{1,300})\*\*/g;

/** The words of one block; pictures are left out, links give their words, line breaks that the author asked for stay. */
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
