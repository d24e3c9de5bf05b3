import { useSyncExternalStore } from "react";
import { type Recognition, readRecognition, subscribeRecognition } from "./recognition-store.ts";

const nothing = () => null;

export function useRecognition(): Recognition | null {
  return useSyncExternalStore(subscribeRecognition, readRecognition, nothing);
}
