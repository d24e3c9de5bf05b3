import sharp from "sharp";
import { crc32 } from "../archive/crc32.ts";
import type { Attack } from "./attack-files.ts";

/** A PNG that declares a size in its header; the actual picture has a few pixels. */
async function declaring(width: number, height: number): Promise<Uint8Array> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)) >>> 0, 29);
  return png;
}

/** Pictures that are more expensive than they look. */
export const PICTURE_ATTACKS: readonly (() => Promise<Attack>)[] = [
  async () => ({
    title: "picture that declares 30,000 by 30,000 pixels",
    name: "a.png",
    bytes: await declaring(30_000, 30_000),
    code: "IMAGE_TOO_LARGE",
  }),
  async () => ({
    title: "picture of 100 megapixels in a few kilobytes",
    name: "a.png",
    bytes: await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "#ffffff" } })
      .png({ compressionLevel: 9 })
      .toBuffer(),
    code: "IMAGE_TOO_LARGE",
  }),
  async () => ({
    title: "picture that is all head",
    name: "a.png",
    bytes: await declaring(6_000, 6_000),
    code: "FILE_BROKEN",
  }),
  async () => ({
    title: "drawing with a program in it under the name of a picture",
    name: "a.png",
    bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>for(;;);</script></svg>'),
    code: "FILE_MISMATCH",
  }),
];
