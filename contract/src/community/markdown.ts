/**
 * The part of Markdown that posts and comments know, as rules of markdown-it: what is not in the list stays text as it was
 * written. There are no pictures, no HTML and no link definitions.
 */
export const COMMUNITY_MARKDOWN = {
  rules: [
    ...(["paragraph", "heading", "list", "blockquote", "fence", "hr"] as const),
    ...(["newline", "escape", "backticks", "emphasis", "strikethrough", "link", "autolink", "linkify"] as const),
    ...(["balance_pairs", "fragments_join", "text_join"] as const),
  ],
  /** Lists in lists and quotations in quotations end here; deeper ones stay text. */
  maxNesting: 12,
} as const;

/** Where a link of a user may lead. */
export function isAllowedLink(address: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(address);
}
