import { useStore } from "../state/create-store.ts";
import { draft, writeDraft } from "./draft-store.ts";

export function useDraft(): readonly [string, (text: string) => void] {
  return [useStore(draft), writeDraft];
}
