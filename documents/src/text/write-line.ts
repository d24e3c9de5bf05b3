import type { Paragraph } from "../document.ts";

const DEEPEST_HEADING = 6;

/**
 * A paragraph as written in `Document.text`. The file's structure is kept as Markdown marks, which people and the
 * engine understand, so that headings, tables and quotations are never judged as prose.
 */
export function writeLine({ text, kind, level = 1 }: Paragraph, marker: string): string {
  const flat = text.replace(/\n+/g, " ");
  switch (kind) {
    case "heading":
      return `${"#".repeat(Math.min(level, DEEPEST_HEADING))} ${flat}`;
    case "list":
      return `${marker} ${text}`;
    case "table":
      return `| ${flat.replaceAll("\t", " | ")} |`;
    case "quotation":
      return `> ${text.replaceAll("\n", "\n> ")}`;
    case "code":
      return `\`\`\`\n${text}\n\`\`\``;
    default:
      return text;
  }
}
