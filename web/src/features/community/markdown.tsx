import { COMMUNITY_MARKDOWN, isAllowedLink } from "@geulgyeol/contract";
import MarkdownIt from "markdown-it";
import cjkFriendly from "markdown-it-cjk-friendly";
import { createElement, Fragment, memo, type ReactNode } from "react";

/** Parses only the contract's part of Markdown; bold text may end before a Korean particle. */
const parser = new MarkdownIt("zero", {
  html: false,
  linkify: true,
  breaks: true,
  typographer: false,
  maxNesting: COMMUNITY_MARKDOWN.maxNesting,
})
  .enable([...COMMUNITY_MARKDOWN.rules])
  .use(cjkFriendly);
// Only text that begins with http:// or https:// is an address.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

type Token = ReturnType<typeof parser.parse>[number];

function parseMarkdown(text: string): Token[] {
  return parser.parse(text, {});
}

/** Allowed elements of the tokens. Everything else, and every typed tag, stays text. */
const ELEMENTS: Readonly<Record<string, string>> = {
  paragraph: "p",
  bullet_list: "ul",
  ordered_list: "ol",
  list_item: "li",
  blockquote: "blockquote",
  strong: "strong",
  em: "em",
  s: "s",
};

const STYLE = [
  "flex flex-col gap-3 leading-loose break-words [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-3",
  "[&_blockquote]:border-l-2 [&_blockquote]:border-line-strong [&_blockquote]:pl-4 [&_blockquote]:text-ink-2",
  "[&_h3]:mt-2 [&_h3]:text-large [&_h3]:font-heading [&_h4]:mt-1 [&_h4]:font-heading [&_hr]:border-line",
  "[&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-5 [&_ol]:pl-6 [&_li]:pl-0.5",
  "[&_code]:rounded-xs [&_code]:bg-sunken [&_code]:px-1 [&_code]:py-0.5 [&_code]:font-mono [&_code]:text-small",
  "[&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-sunken [&_pre]:p-3.5 [&_pre]:leading-note [&_pre_code]:p-0",
].join(" ");

/** User content as elements that React escapes; no HTML is ever parsed. Used wherever it is shown. */
export const Markdown = memo(function Markdown({ text, className = "" }: { text: string; className?: string }) {
  return <div className={`${STYLE} ${className}`}>{render(parseMarkdown(text))}</div>;
});

interface Open {
  readonly token: Token | null;
  readonly children: ReactNode[];
}

function render(tokens: readonly Token[]): ReactNode[] {
  const root: Open = { token: null, children: [] };
  const stack: Open[] = [root];
  for (const [key, token] of tokens.entries()) {
    const open = stack.at(-1) ?? root;
    if (token.nesting === 1) stack.push({ token, children: [] });
    else if (token.nesting === -1) {
      const closed = stack.length > 1 ? stack.pop() : undefined;
      (stack.at(-1) ?? root).children.push(<Fragment key={key}>{closed && container(closed)}</Fragment>);
    } else open.children.push(<Fragment key={key}>{leaf(token)}</Fragment>);
  }
  return root.children;
}

function container({ token, children }: Open): ReactNode {
  const name = token?.type.replace(/_open$/, "") ?? "";
  if (token?.hidden) return children;
  if (name === "heading")
    return createElement(token?.tag === "h1" || token?.tag === "h2" ? "h3" : "h4", null, ...children);
  if (name === "link") return link(String(token?.attrGet("href") ?? ""), children);
  const element = ELEMENTS[name];
  return element === undefined ? children : createElement(element, null, ...children);
}

function link(address: string, children: ReactNode[]): ReactNode {
  if (!isAllowedLink(address)) return children;
  return (
    <a href={address} rel="nofollow ugc noopener" target="_blank">
      {children}
    </a>
  );
}

function leaf(token: Token): ReactNode {
  switch (token.type) {
    case "inline":
      return render(token.children ?? []);
    case "softbreak":
    case "hardbreak":
      return <br />;
    case "hr":
      return <hr />;
    case "code_inline":
      return <code>{token.content}</code>;
    case "fence":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long line of code is scrolled by keyboard too
        <pre tabIndex={0}>
          <code>{token.content}</code>
        </pre>
      );
    default:
      return token.content;
  }
}
