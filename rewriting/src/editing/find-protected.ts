/** Code, links and addresses, which no rule may change. */
const TECHNICAL =
  /```[\s\S]*?(?:```|$)|`[^`\n]+`|\[[^\]\n]{0,500}\]\([^)\s]{0,500}\)|(?:https?:\/\/|www\.)[^\s"'<>가-힣]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}|<[A-Za-z/][^>\n]{0,500}>|\$[^$\n]+\$/g;

/** Quotations and titles with their maximum lengths, so that an unmatched mark does not protect the whole text. */
const QUOTED =
  /"[^"\n]{1,400}"|“[^”\n]{1,400}”|‘[^’\n]{1,400}’|「[^」\n]{1,200}」|『[^』\n]{1,200}』|《[^》\n]{1,200}》|〈[^〉\n]{1,200}〉|(?<![가-힣A-Za-z0-9])'[^'\n]{1,200}'/g;

/** Quoted lines of e-mails and Markdown. */
const QUOTED_LINE = /^[ \t]*>.*$/gm;

/** For each unit of the text, 1 if it is protected: quotations, code, links, addresses. */
export function findProtected(text: string): Uint8Array {
  const inside = new Uint8Array(text.length);
  for (const pattern of [TECHNICAL, QUOTED, QUOTED_LINE]) {
    for (const match of text.matchAll(pattern)) inside.fill(1, match.index, match.index + match[0].length);
  }
  return inside;
}
