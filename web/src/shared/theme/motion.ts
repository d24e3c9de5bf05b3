import { useSyncExternalStore } from "react";
import { createRootChoice } from "./root-choice.ts";

const motion = createRootChoice({ name: "motion", values: ["reduced"] });
const QUERY = "(prefers-reduced-motion: reduce)";

/** Whether animations are off: by the device's setting, or by the user's choice here. */
export function isMotionReduced(): boolean {
  return motion.read() === "reduced" || window.matchMedia(QUERY).matches;
}

interface MotionChoice {
  readonly isReduced: boolean;
  /** The device already requests it, so there is nothing to choose. */
  readonly isFromDevice: boolean;
  readonly setReduced: (isReduced: boolean) => void;
}

export function useMotionChoice(): MotionChoice {
  const isFromDevice = useSyncExternalStore(
    watchDevice,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
  const isChosen = motion.useChoice() === "reduced";
  return { isReduced: isChosen || isFromDevice, isFromDevice, setReduced };
}

const setReduced = (isReduced: boolean) => motion.choose(isReduced ? "reduced" : null);

function watchDevice(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
