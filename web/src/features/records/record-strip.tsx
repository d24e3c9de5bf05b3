import { Suspense } from "react";
import { useStore } from "../../shared/state/create-store.ts";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { activeRecording } from "./recording-state.ts";

const OriginStrip = lazyPart(() => import("./origin-strip.tsx"));

/** While a record is on: beside each paragraph where it is from. */
export function RecordStrip() {
  const isOn = useStore(activeRecording, (state) => state !== null);
  return <Suspense>{isOn && <OriginStrip />}</Suspense>;
}
