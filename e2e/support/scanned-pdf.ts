/** A picture of a page as a JPEG with three colours. */
export interface ScannedPage {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

const PAGE_WIDTH = 595;

/** A PDF whose pages are pictures and nothing else, as a scanner makes it. */
export function scannedPdf(pages: readonly ScannedPage[]): Buffer {
  const bodies: Buffer[] = [];
  const add = (head: string, stream?: Buffer) =>
    bodies.push(
      stream === undefined
        ? Buffer.from(head)
        : Buffer.concat([Buffer.from(`${head}\nstream\n`), stream, Buffer.from("\nendstream")]),
    );
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(" ");
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  pages.forEach(({ jpeg, width, height }, index) => {
    const number = 3 + index * 3;
    const tall = Math.round((PAGE_WIDTH * height) / width);
    const draw = Buffer.from(`q ${PAGE_WIDTH} 0 0 ${tall} 0 0 cm /Im1 Do Q`);
    const resources = `<< /XObject << /Im1 ${number + 2} 0 R >> >>`;
    const box = `/MediaBox [0 0 ${PAGE_WIDTH} ${tall}]`;
    add(`<< /Type /Page /Parent 2 0 R ${box} /Contents ${number + 1} 0 R /Resources ${resources} >>`);
    add(`<< /Length ${draw.length} >>`, draw);
    const size = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
    add(`<< /Type /XObject /Subtype /Image ${size} /Filter /DCTDecode /Length ${jpeg.length} >>`, jpeg);
  });
  return assemble(bodies);
}

function assemble(bodies: readonly Buffer[]): Buffer {
  const parts = [Buffer.from("%PDF-1.7\n")];
  const rows: string[] = [];
  let length = parts[0]?.length ?? 0;
  bodies.forEach((body, index) => {
    const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
    rows.push(`${String(length).padStart(10, "0")} 00000 n \n`);
    parts.push(object);
    length += object.length;
  });
  const size = bodies.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.concat([...parts, Buffer.from(`${table}startxref\n${length}\n%%EOF\n`)]);
}
