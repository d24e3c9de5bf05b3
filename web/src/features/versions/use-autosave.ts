import { useEffect, useState } from "react";
import { readDraft, subscribeDraft } from "../../shared/draft/draft-store.ts";
import { KEEP_LONGEST_MS, KEEP_REST_MS, keepVersion } from "./keep-versions.ts";

/** Keeps versions of the draft on this device while the page is open. False when the browser keeps nothing. */
export function useAutosave(): boolean {
  const [isWorking, setWorking] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitingSince: number | null = null;
    let seen = readDraft();
    const keep = (text: string) => {
      clearTimeout(timer);
      waitingSince = null;
      keepVersion(text, Date.now()).catch((error: unknown) => {
        console.warn("No version could be kept on this device.", error);
        setWorking(false);
      });
    };
    const stop = subscribeDraft(() => {
      const text = readDraft();
      // What is about to be replaced as a whole is kept at once.
      if (seen.length > 200 && text.length < seen.length / 2) keep(seen);
      seen = text;
      waitingSince ??= Date.now();
      const left = KEEP_LONGEST_MS - (Date.now() - waitingSince);
      clearTimeout(timer);
      timer = setTimeout(() => keep(readDraft()), Math.max(0, Math.min(KEEP_REST_MS, left)));
    });
    const keepNow = () => {
      if (document.visibilityState === "hidden") keep(readDraft());
    };
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", keepNow);
      if (waitingSince !== null) keep(readDraft());
      clearTimeout(timer);
    };
  }, []);
  return isWorking;
}
