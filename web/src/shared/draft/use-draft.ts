import { useSyncExternalStore } from "react";
import { readDraft, subscribeDraft, writeDraft } from "./draft-store.ts";

const emptyOnServer = () => "";

export function useDraft(): readonly [string, (text: string) => void] {
  return [useSyncExternalStore(subscribeDraft, readDraft, emptyOnServer), writeDraft];
}
