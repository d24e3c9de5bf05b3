import { COMMUNITY_MARKDOWN } from "@geulgyeol/contract";
import MarkdownIt from "markdown-it";
import cjkFriendly from "markdown-it-cjk-friendly";

/** Reads the contract's part of Markdown, and nothing else; bold text ends before a Korean particle too. */
const parser = new MarkdownIt("zero", {
  html: false,
  linkify: true,
  breaks: true,
  typographer: false,
  maxNesting: COMMUNITY_MARKDOWN.maxNesting,
})
  .enable([...COMMUNITY_MARKDOWN.rules])
  .use(cjkFriendly);
// Only what begins with http:// or https:// is an address.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

export type Token = ReturnType<typeof parser.parse>[number];

export function parseMarkdown(text: string): Token[] {
  return parser.parse(text, {});
}
