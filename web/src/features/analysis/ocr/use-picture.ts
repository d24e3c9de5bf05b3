import { useEffect, useState } from "react";
import { uprightPicture } from "./upright-picture.ts";

/** The picture as it was read; null until it is decoded, and where it cannot be. */
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
