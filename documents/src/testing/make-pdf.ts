import { deflateSync } from "node:zlib";

/** A page of a generated file: drawing operators, with Helvetica as /F1 and an optional picture as /Im1. */
interface MadePage {
  readonly content: string;
  readonly width?: number;
  readonly height?: number;
  readonly rotate?: number;
  /** Grey picture, one byte per pixel. */
  readonly picture?: { readonly width: number; readonly height: number; readonly pixels: Uint8Array };
  /** Further entries of the page's dictionary. */
  readonly extra?: string;
  /** Further entries of its resources. */
  readonly resources?: string;
}

export interface MadeFile {
  readonly pages: readonly MadePage[];
  /** Further entries of the catalogue. */
  readonly catalogue?: string;
  /** Further objects, numbered from 900. */
  readonly objects?: readonly string[];
  readonly trailer?: string;
}

const latin1 = (text: string) => Buffer.from(text, "latin1");

/** A hand-written PDF, so that a test controls its exact content. */
export function makePdf({ pages, catalogue = "", objects = [], trailer = "" }: MadeFile): Uint8Array {
  const bodies = new Map<number, Buffer>();
  const kids = pages.map((_, index) => `${10 + index * 3} 0 R`).join(" ");
  bodies.set(1, latin1(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`));
  bodies.set(2, latin1(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`));
  bodies.set(3, latin1("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"));
  pages.forEach((page, index) => {
    const { content, width = 595, height = 842, rotate = 0, picture, extra = "", resources = "" } = page;
    const number = 10 + index * 3;
    const images = picture === undefined ? "" : `/XObject << /Im1 ${number + 2} 0 R >>`;
    bodies.set(
      number,
      latin1(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${number + 1} 0 R ` +
          `/Resources << /Font << /F1 3 0 R >> ${images} ${resources} >> ${extra} >>`,
      ),
    );
    bodies.set(number + 1, stream("", deflateSync(latin1(content))));
    if (picture !== undefined) {
      const size = `/Width ${picture.width} /Height ${picture.height}`;
      const entries = `/Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceGray /BitsPerComponent 8`;
      bodies.set(number + 2, stream(entries, deflateSync(picture.pixels)));
    }
  });
  objects.forEach((body, index) => void bodies.set(900 + index, latin1(body)));
  return assemble(bodies, trailer);
}

function stream(entries: string, deflated: Buffer): Buffer {
  const head = latin1(`<< ${entries} /Filter /FlateDecode /Length ${deflated.length} >>\nstream\n`);
  return Buffer.concat([head, deflated, latin1("\nendstream")]);
}

function assemble(bodies: ReadonlyMap<number, Buffer>, trailer: string): Uint8Array {
  const parts: Buffer[] = [latin1("%PDF-1.7\n")];
  const offsets = new Map<number, number>();
  let length = parts[0]?.length ?? 0;
  for (const [number, body] of bodies) {
    offsets.set(number, length);
    const object = Buffer.concat([latin1(`${number} 0 obj\n`), body, latin1("\nendobj\n")]);
    parts.push(object);
    length += object.length;
  }
  const size = Math.max(...bodies.keys()) + 1;
  let table = `xref\n0 ${size}\n0000000000 65535 f \n`;
  for (let number = 1; number < size; number++) {
    const offset = offsets.get(number);
    table += offset === undefined ? "0000000000 65535 f \n" : `${String(offset).padStart(10, "0")} 00000 n \n`;
  }
  parts.push(latin1(`${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

/** Operators that show lines of Latin text from a place downwards. */
export function showLines(
  lines: readonly string[],
  {
    x = 72,
    y = 770,
    size = 12,
    leading = 16,
    before = "",
  }: { x?: number; y?: number; size?: number; leading?: number; before?: string } = {},
): string {
  const shown = lines.map((line) => `(${line.replace(/([()\\])/g, "\\$1")}) Tj T*`).join(" ");
  return `q ${before} BT /F1 ${size} Tf ${leading} TL 1 0 0 1 ${x} ${y} Tm ${shown} ET Q\n`;
}
