import { strToU8, zipSync } from "fflate";

const HANCOM = "http://www.hancom.co.kr/hwpml/2011";
const NAMESPACES = `xmlns:hh="${HANCOM}/head" xmlns:hs="${HANCOM}/section" xmlns:hp="${HANCOM}/paragraph" xmlns:hc="${HANCOM}/core"`;

export interface HwpxParts {
  /** Inside `hh:refList`. */
  readonly header?: string;
  readonly mimetype?: string | null;
  readonly manifest?: string;
  readonly title?: string;
}

/** A Hangul XML file with the given content of each section. */
export function makeHwpx(
  sections: readonly string[],
  { header = "", mimetype = "application/hwp+zip", manifest = "", title = "" }: HwpxParts = {},
): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  if (mimetype !== null) files.mimetype = strToU8(mimetype);
  files["META-INF/manifest.xml"] = strToU8(
    `<odf:manifest xmlns:odf="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">${manifest}</odf:manifest>`,
  );
  files["Contents/content.hpf"] = strToU8(
    `<opf:package xmlns:opf="http://www.idpf.org/2007/opf/"><opf:metadata><opf:title>${title}</opf:title></opf:metadata></opf:package>`,
  );
  files["Contents/header.xml"] = strToU8(`<hh:head ${NAMESPACES}><hh:refList>${header}</hh:refList></hh:head>`);
  for (const [index, section] of sections.entries()) {
    files[`Contents/section${index}.xml`] = strToU8(`<hs:sec ${NAMESPACES}>${section}</hs:sec>`);
  }
  return zipSync(files, { level: 1 });
}

/** A paragraph of one run. */
export function hangulParagraph(text: string, { character = 0, paragraph = 0 } = {}): string {
  return `<hp:p paraPrIDRef="${paragraph}" styleIDRef="0"><hp:run charPrIDRef="${character}"><hp:t>${text}</hp:t></hp:run></hp:p>`;
}
