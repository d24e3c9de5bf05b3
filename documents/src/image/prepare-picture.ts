import sharp from "sharp";
import { DocumentError } from "../document-error.ts";

/** Larger pictures are refused before they are decoded. */
const PICTURE_MAX_PIXELS = 40_000_000;
/** More pixels do not improve recognition, and cost time and memory. */
const OCR_MAX_PIXELS = 8_000_000;
/** Orientation is tested on a picture of this size. */
const PROBE_MAX_PIXELS = 1_000_000;

/** Dots per inch; without it the engine guesses and logs a warning. */
const PRINT_DENSITY = 200;

export type Turn = 0 | 90 | 180 | 270;

export interface PreparedPicture {
  /** Upright according to the file, in grey on white. */
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

// One picture at a time in a process that ends afterwards: threads and a cache would only use memory.
sharp.cache(false);
sharp.concurrency(1);

/**
 * The first frame of a picture, rotated by its EXIF data and then by `turn` degrees clockwise. Throws `IMAGE_TOO_LARGE`
 * above 40 megapixels, and `FILE_BROKEN`.
 */
export async function preparePicture(
  bytes: Uint8Array,
  turn: Turn,
  size: "full" | "probe" = "full",
): Promise<PreparedPicture> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > PICTURE_MAX_PIXELS) throw new DocumentError("IMAGE_TOO_LARGE", `${width} by ${height}`);
    const most = size === "full" ? OCR_MAX_PIXELS : PROBE_MAX_PIXELS;
    const scale = Math.min(1, Math.sqrt(most / (width * height)));
    const { data, info } = await sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, sequentialRead: true })
      .autoOrient()
      .resize(Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale)), { fit: "fill" })
      .flatten({ background: "#ffffff" })
      .greyscale()
      .rotate(turn)
      .withMetadata({ density: PRINT_DENSITY })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause;
    throw new DocumentError("FILE_BROKEN", "picture", { cause });
  }
}
