/** A piece of a paragraph: words of the template, or the writer's own. */
export interface LetterPiece {
  readonly text: string;
  /** `blank` names what is still missing: "[받는 사람]". */
  readonly by: "template" | "writer" | "blank";
}

export type LetterParagraph = readonly LetterPiece[];

/** What is attached, with its number: "붙임 1". */
interface AttachmentLine {
  readonly label: string;
  readonly text: string;
}

/** A table of values under a heading of its own. */
export interface AttachmentTable {
  readonly heading: string | null;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

/** One attachment in full. */
export interface Attachment {
  readonly heading: string;
  readonly tables: readonly AttachmentTable[];
  /** The writer's own words about it. */
  readonly remark: string | null;
  readonly notes: readonly string[];
  /** Printed with a QR code. */
  readonly link: { readonly url: string; readonly name: string } | null;
}

/** The letter with its attachments, in 합쇼체. The same for the page, the PDF and the docx file. */
export interface AppealDocument {
  readonly title: string;
  /** The greeting is the first, thanks are the last. */
  readonly before: readonly LetterParagraph[];
  readonly list: readonly AttachmentLine[];
  readonly after: readonly LetterParagraph[];
  readonly date: string;
  readonly signature: LetterParagraph;
  readonly attachments: readonly Attachment[];
  readonly reading: { readonly heading: string; readonly lines: readonly string[] };
  /** At the foot of each page. */
  readonly caveat: string;
}
