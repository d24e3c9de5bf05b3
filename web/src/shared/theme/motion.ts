import { useSyncExternalStore } from "react";
import { createRootChoice } from "./root-choice.ts";

const motion = createRootChoice({ name: "motion", values: ["reduced"] });
const QUERY = "(prefers-reduced-motion: reduce)";

/** Whether things appear at once instead of moving there: by the device's setting, or by the choice made here. */
export function isMotionReduced(): boolean {
  return motion.read() === "reduced" || window.matchMedia(QUERY).matches;
}

interface MotionChoice {
  readonly isReduced: boolean;
  /** The device asks for it already; then there is nothing to choose. */
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
