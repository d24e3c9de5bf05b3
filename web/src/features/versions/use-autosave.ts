import { useEffect, useState } from "react";
import { draft, readDraft } from "../../shared/draft/draft-store.ts";
import { saveVersion } from "./version-store.ts";

/** A version is saved after this idle time, and at least this often during typing. */
const REST_MS = 5_000;
const LONGEST_MS = 60_000;

/** Saves versions of the draft on this device while the page is open. False if the browser refuses. */
export function useAutosave(): boolean {
  const [isWorking, setWorking] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitingSince: number | null = null;
    let seen = readDraft();
    const save = (text: string) => {
      clearTimeout(timer);
      waitingSince = null;
      saveVersion(text, Date.now()).catch((error: unknown) => {
        console.warn("No version could be saved on this device.", error);
        setWorking(false);
      });
    };
    const stop = draft.subscribe(() => {
      const text = readDraft();
      // A text that is about to be replaced completely is saved at once.
      if (seen.length > 200 && text.length < seen.length / 2) save(seen);
      seen = text;
      waitingSince ??= Date.now();
      const left = LONGEST_MS - (Date.now() - waitingSince);
      clearTimeout(timer);
      timer = setTimeout(() => save(readDraft()), Math.max(0, Math.min(REST_MS, left)));
    });
    const saveNow = () => {
      if (document.visibilityState === "hidden") save(readDraft());
    };
    document.addEventListener("visibilitychange", saveNow);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", saveNow);
      if (waitingSince !== null) save(readDraft());
      clearTimeout(timer);
    };
  }, []);
  return isWorking;
}
