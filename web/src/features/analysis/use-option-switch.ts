import type { Dispatch, SetStateAction } from "react";
import { useProGate } from "../../shared/dialogs/use-pro-gate.ts";
import { announce } from "../../shared/ui/announcer.tsx";
import { type AnalysisOptions, OPTION_ACTIONS, type OptionName, withOption } from "./option-rules.ts";

/** What the switches are called where they stand. */
interface SwitchNames {
  readonly realtime: string;
  readonly wordLevel: string;
}

/** Turns an option on or off: what is Pro's waits at its gate, and what goes off with it is said. */
export function useOptionSwitch(
  options: AnalysisOptions,
  onOptions: Dispatch<SetStateAction<AnalysisOptions>>,
  names: SwitchNames,
): (name: OptionName, isOn: boolean) => void {
  const throughProGate = useProGate();
  return (name, isOn) => {
    const choose = () => onOptions((before) => withOption(before, name, isOn));
    if (!isOn) return choose();
    throughProGate({
      action: OPTION_ACTIONS[name],
      feature: names.realtime,
      proceed() {
        if (name === "ensemble" && options.wordLevel) announce(`${names.wordLevel}을 껐어요. 함께 쓸 수 없어요.`);
        if (name === "wordLevel" && options.ensemble) announce("앙상블 분석을 껐어요. 함께 쓸 수 없어요.");
        choose();
      },
    });
  };
}
