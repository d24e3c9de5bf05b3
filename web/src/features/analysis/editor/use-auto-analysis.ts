import { useEffect, useRef, useState } from "react";
import { type AutoRun, createAutoRun } from "./auto-run.ts";

interface AutoAnalysisInput {
  readonly isOn: boolean;
  /** Text of the displayed result, which needs no second run. */
  readonly knownText: string | null;
  readonly run: (text: string) => Promise<void>;
  readonly cancel: () => void;
  /** The last settled text; null before there is one. */
  readonly readSettled: () => string | null;
}

const OFF: Pick<AutoRun, "settled" | "composing" | "known"> = { settled() {}, composing() {}, known() {} };

/** The automatic analysis of the editor while it is enabled. */
export function useAutoAnalysis({
  isOn,
  ...input
}: AutoAnalysisInput): Pick<AutoRun, "settled" | "composing" | "known"> {
  const latest = useRef(input);
  latest.current = input;
  const [auto, setAuto] = useState<AutoRun | null>(null);

  useEffect(() => {
    if (!isOn) return;
    const created = createAutoRun({
      run: (text) => latest.current.run(text),
      cancel: () => latest.current.cancel(),
    });
    const { knownText, readSettled } = latest.current;
    if (knownText !== null) created.known(knownText);
    const text = readSettled();
    if (text !== null) created.settled(text);
    setAuto(created);
    return () => {
      created.close();
      setAuto(null);
    };
  }, [isOn]);

  const { knownText } = input;
  useEffect(() => {
    if (knownText !== null) auto?.known(knownText);
  }, [auto, knownText]);

  return auto ?? OFF;
}
