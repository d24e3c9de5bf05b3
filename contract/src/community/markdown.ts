/**
 * The supported part of Markdown for posts and comments, as rules of markdown-it; everything else stays plain text.
 * There are no pictures, no HTML and no link definitions.
 */
export const COMMUNITY_MARKDOWN = {
  rules: [
    ...(["paragraph", "heading", "list", "blockquote", "fence", "hr"] as const),
    ...(["newline", "escape", "backticks", "emphasis", "strikethrough", "link", "autolink", "linkify"] as const),
    ...(["balance_pairs", "fragments_join", "text_join"] as const),
  ],
  /** Maximum nesting of lists and quotations; deeper ones stay text. */
  maxNesting: 12,
} as const;

/** Allowed targets of a user's link. */
export function isAllowedLink(address: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(address);
}
