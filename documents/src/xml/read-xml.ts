import { SaxesParser } from "saxes";
import { DocumentError } from "../document-error.ts";

/** Maximum depth: office programs nest some thirty levels; nested tables add six each. */
const DEEPEST = 256;
/** Maximum elements of one part: a thesis has some sixty thousand, a table of a million cells at least two million. */
const MOST_ELEMENTS = 1_000_000;
const MOST_ATTRIBUTES = 256;
const STEP_CHARACTERS = 64 * 1024;

/** An element by its canonical name: the prefix of the format's specification, whatever prefix the file uses. */
export interface Element {
  /** `w:p`, `text:p`, `hp:p`; elements of unknown namespaces have an empty prefix (`:p`). */
  readonly name: string;
  /** Value of an attribute by its canonical name, or undefined. */
  attribute(name: string): string | undefined;
}

export interface XmlHandler {
  open(element: Element): void;
  close(name: string): void;
  text(text: string): void;
}

/** Namespace address to prefix. */
export type Namespaces = Readonly<Record<string, string>>;

/**
 * Reads a part in one pass, without a tree. Files with a document type declaration, which entity bombs need, are
 * rejected (FILE_BROKEN), as is malformed XML. FILE_TOO_COMPLEX for nesting or a number of elements beyond any real
 * document.
 */
export function readXml(bytes: Uint8Array, namespaces: Namespaces, handler: XmlHandler): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  let elements = 0;
  const plain = (uri: string, local: string) => `${namespaces[uri] ?? ""}:${local}`;
  parser.on("error", (error) => {
    throw new DocumentError("FILE_BROKEN", "XML", { cause: error });
  });
  parser.on("doctype", () => {
    throw new DocumentError("FILE_BROKEN", "document type declared");
  });
  parser.on("opentag", ({ uri, local, attributes }) => {
    if (++depth > DEEPEST) throw new DocumentError("FILE_TOO_COMPLEX", "nested too deeply");
    if (++elements > MOST_ELEMENTS) throw new DocumentError("FILE_TOO_COMPLEX", "too many elements");
    const list = Object.values(attributes);
    if (list.length > MOST_ATTRIBUTES) throw new DocumentError("FILE_TOO_COMPLEX", "too many attributes");
    handler.open({
      name: plain(uri, local),
      attribute(name) {
        // Some writers omit the prefix of attributes; the specifications then mean the element's own namespace.
        const found = list.find((one) => plain(one.uri, one.local) === name);
        return (found ?? list.find((one) => one.uri === "" && one.local === name.slice(name.indexOf(":") + 1)))?.value;
      },
    });
  });
  parser.on("closetag", ({ uri, local }) => {
    depth--;
    handler.close(plain(uri, local));
  });
  parser.on("text", (text) => handler.text(text));
  parser.on("cdata", (text) => handler.text(text));
  const xml = decodeXml(bytes);
  for (let at = 0; at < xml.length; at += STEP_CHARACTERS) parser.write(xml.slice(at, at + STEP_CHARACTERS));
  parser.close();
}

/** Office formats use UTF-8, and allow UTF-16 with a byte order mark. Throws FILE_BROKEN for anything else. */
function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new DocumentError("FILE_BROKEN", "encoding of XML", { cause: error });
  }
}
