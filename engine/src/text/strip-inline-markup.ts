import type { Edit } from "./mapped-text.ts";
import type { ExclusionReason } from "./prepared-text.ts";

/** An edit that removes something that is not the author's prose. */
export interface InlineEdit extends Edit {
  readonly reason: ExclusionReason | null;
}

const URL = /(?:https?|ftp):\/\/[!-~]+|www\.[!-~]+/gi;
const IMAGE_OR_LINK =
  /(!?)\[([^[\]\n]{0,300})\]\((?:https?:|www\.|mailto:|\/|#|\.\/|\.\.\/)[^()\s]{0,500}(?:\([^()\s]{0,200}\))?\)/gi;
const FOOTNOTE = /\[\^[^[\]\s]{1,30}\]:?/g;
const TAG =
  /<\/?(?:a|abbr|article|b|blockquote|body|br|center|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|head|header|hr|html|i|img|ins|kbd|li|main|mark|nav|ol|p|pre|q|s|section|small|span|strike|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]{0,400})?\/?>/gi;
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|apos|#39|#34|middot|hellip|ldquo|rdquo|lsquo|rsquo);/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&middot;": "·",
  "&hellip;": "...",
  "&apos;": "'",
  "&#39;": "'",
  "&lsquo;": "'",
  "&rsquo;": "'",
};
/** Only asterisks: double underscores occur in program names, double tildes in casual Korean (네~~ 좋아요~~). */
const BOLD = /(\*\*\*|\*\*)(?=[^\s*])([^*\n]{1,300})(?<=[^\s*])\1/g;
/** Only in texts with bold marks: single asterisks alone hide names in Korean petitions and notices (김*수, *아파트). */
const ITALIC = /(?<![\w*\\가-힣])\*(?=[^\s*])([^*\n]{1,60})(?<=[^\s*])\*(?![\w*])/g;
const CODE_SPAN = /(`{1,3})(?!`)([^`\n]{1,300})\1(?!`)/g;

/**
 * Removes links, images, URLs, HTML tags and entities, footnote marks, emphasis and code marks. One round; see
 * `tidyInline`.
 */
export function stripInlineMarkup(text: string): InlineEdit[] {
  const edits: InlineEdit[] = [];
  if (text.includes("[")) {
    for (const m of text.matchAll(IMAGE_OR_LINK)) {
      const label = m[2] ?? "";
      if (label === "EMAIL" || label === "PHONE") continue;
      if (m[1] === "!") edits.push({ from: m.index, to: m.index + m[0].length, text: "", reason: "url" });
      else surround(edits, m.index, m.index + m[0].length, m.index + 1, m.index + 1 + label.length, "url");
    }
    for (const m of text.matchAll(FOOTNOTE)) edits.push(drop(m, "reference"));
  }
  if (/:\/\/|www\./i.test(text)) {
    for (const m of text.matchAll(URL)) {
      const url = m[0].replace(/[.,;:!?'")\]}>*]{1,20}$/, "");
      if (url.length > 6) edits.push({ from: m.index, to: m.index + url.length, text: "", reason: "url" });
    }
  }
  if (text.includes("<")) for (const m of text.matchAll(TAG)) edits.push({ ...drop(m, null), text: spaceOf(m[0]) });
  if (text.includes("&")) {
    for (const m of text.matchAll(ENTITY)) edits.push({ ...drop(m, null), text: ENTITIES[m[0]] ?? '"' });
  }
  if (text.includes("**")) {
    const bold = [...text.matchAll(BOLD)];
    for (const m of bold) unwrap(edits, m, (m[1] ?? "").length);
    if (bold.length > 0) for (const m of text.matchAll(ITALIC)) unwrap(edits, m, 1);
  }
  if (text.includes("`")) for (const m of text.matchAll(CODE_SPAN)) unwrap(edits, m, (m[1] ?? "").length);
  return withoutOverlaps(edits);
}

/** Tags that end a line on the page are replaced by a space. */
function spaceOf(tag: string): string {
  return /^<\/?(?:br|p|div|li|td|th|tr|h[1-6]|hr|dd|dt|blockquote)\b/i.test(tag) ? " " : "";
}

function drop(match: RegExpExecArray, reason: ExclusionReason | null): InlineEdit {
  return { from: match.index, to: match.index + match[0].length, text: "", reason };
}

function unwrap(edits: InlineEdit[], match: RegExpExecArray, width: number): void {
  const to = match.index + match[0].length;
  surround(edits, match.index, to, match.index + width, to - width, null);
}

function surround(
  edits: InlineEdit[],
  from: number,
  to: number,
  innerFrom: number,
  innerTo: number,
  reason: ExclusionReason | null,
): void {
  edits.push({ from, to: innerFrom, text: "", reason: null }, { from: innerTo, to, text: "", reason });
}

function withoutOverlaps(edits: InlineEdit[]): InlineEdit[] {
  edits.sort((a, b) => a.from - b.from || b.to - a.to);
  const kept: InlineEdit[] = [];
  let end = 0;
  for (const edit of edits) {
    if (edit.from < end) continue;
    kept.push(edit);
    end = edit.to;
  }
  return kept;
}
