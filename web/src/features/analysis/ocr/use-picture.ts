import { useEffect, useState } from "react";

/** Maximum pixels, more than a screen shows at the largest zoom. */
const MAX_PIXELS = 12_000_000;

/** The picture in reading orientation; null until decoded, and if it cannot be. */
export function usePicture(picture: Blob | null, turn: number): HTMLCanvasElement | null {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  useEffect(() => {
    let isGone = false;
    setCanvas(null);
    if (picture === null) return;
    void uprightPicture(picture, turn).then((made) => {
      if (!isGone) setCanvas(made);
    });
    return () => {
      isGone = true;
    };
  }, [picture, turn]);
  return canvas;
}

/**
 * A picture in reading orientation: rotated by its EXIF data and then by `turn` degrees clockwise. Null if the browser
 * cannot decode it; then only the text is shown.
 */
async function uprightPicture(picture: Blob, turn: number): Promise<HTMLCanvasElement | null> {
  if (typeof createImageBitmap !== "function") return null;
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (bitmap.width * bitmap.height)));
    const [wide, high] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    const isLying = turn % 180 !== 0;
    const canvas = document.createElement("canvas");
    canvas.width = isLying ? high : wide;
    canvas.height = isLying ? wide : high;
    const context = canvas.getContext("2d");
    if (context === null) return null;
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((turn * Math.PI) / 180);
    context.drawImage(bitmap, -wide / 2, -high / 2, wide, high);
    bitmap.close();
    return canvas;
  } catch {
    return null;
  }
}
