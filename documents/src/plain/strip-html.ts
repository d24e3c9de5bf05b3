import type { DocumentBuilder } from "../text/document-builder.ts";

const BREAKING = /^<\/?(?:br|p|div|li|tr|h[1-6]|hr|dd|dt|blockquote|summary|details)\b/i;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" };

/**
 * Text of HTML inside Markdown. Comments are reported as hidden text; scripts and styles are dropped. Linear: every
 * step searches for one fixed string.
 */
export function stripHtml(html: string, builder: DocumentBuilder): string {
  // Not a lower-cased copy, since V8 may create it in the loop, which is then quadratic.
  const ends = { script: /<\/script/gi, style: /<\/style/gi };
  let text = "";
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) return text + decodeEntities(html.slice(at));
    text += decodeEntities(html.slice(at, open));
    if (html.startsWith("<!--", open)) {
      const close = html.indexOf("-->", open + 4);
      builder.hide("comment", html.slice(open + 4, close < 0 ? html.length : close).trim());
      at = close < 0 ? html.length : close + 3;
      continue;
    }
    const close = html.indexOf(">", open);
    if (close < 0) return text;
    const tag = html.slice(open, close + 1);
    if (BREAKING.test(tag)) text += "\n";
    const raw = /^<(script|style)\b/i.exec(tag)?.[1]?.toLowerCase();
    if (raw !== "script" && raw !== "style") {
      at = close + 1;
      continue;
    }
    ends[raw].lastIndex = close;
    at = ends[raw].exec(html)?.index ?? html.length;
  }
  return text;
}

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
