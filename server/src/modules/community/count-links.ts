import { COMMUNITY_MARKDOWN, isAllowedLink } from "@geulgyeol/contract";
import MarkdownIt from "markdown-it";
import cjkFriendly from "markdown-it-cjk-friendly";

const parser = new MarkdownIt("zero", { html: false, linkify: true, maxNesting: COMMUNITY_MARKDOWN.maxNesting })
  .enable([...COMMUNITY_MARKDOWN.rules])
  .use(cjkFriendly);
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

/** Number of links in the rendered text, counted on the parsed text, since an address has many spellings. */
export function countLinks(markdown: string): number {
  let count = 0;
  for (const block of parser.parse(markdown, {})) {
    for (const token of block.children ?? []) {
      if (token.type === "link_open" && isAllowedLink(String(token.attrGet("href") ?? ""))) count++;
    }
  }
  return count;
}
