import { getResolvedPDFJS } from "unpdf";

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>;

/** pdf.js transfers buffers with a method that Node has since version 22. */
function provideBufferTransfer(): void {
  const prototype = ArrayBuffer.prototype as ArrayBuffer & {
    transferToFixedLength?: (this: ArrayBuffer, length?: number) => ArrayBuffer;
  };
  prototype.transferToFixedLength ??= function transferToFixedLength(this: ArrayBuffer, length = this.byteLength) {
    const moved = structuredClone(this, { transfer: [this] });
    if (length === moved.byteLength) return moved;
    const resized = new Uint8Array(length);
    resized.set(new Uint8Array(moved, 0, Math.min(length, moved.byteLength)));
    return resized.buffer;
  };
}

/** The PDF engine, with polyfills for newer Node features. */
export async function loadPdfjs(): Promise<Pdfjs> {
  provideBufferTransfer();
  return getResolvedPDFJS();
}
