import type { Dispatch, SetStateAction } from "react";
import type { ProFeature } from "../../../shared/dialogs/pro-feature.ts";
import { useProGate } from "../../../shared/dialogs/use-pro-gate.ts";
import { announce } from "../../../shared/ui/announcer.tsx";
import { type AnalysisOptions, OPTION_ACTIONS, type OptionName, withOption } from "./option-rules.ts";

/** Names of a page's options: Pro options, and the word level. */
interface SwitchNames {
  readonly pro: ProFeature;
  readonly wordLevelName: string;
}

/** Turns an option on or off: Pro options are gated, and options turned off with it are announced. */
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
      feature: names.pro,
      proceed() {
        if (name === "ensemble" && options.wordLevel) announce(`${names.wordLevelName}을 껐어요. 함께 쓸 수 없어요.`);
        if (name === "wordLevel" && options.ensemble) announce("앙상블 분석을 껐어요. 함께 쓸 수 없어요.");
        choose();
      },
    });
  };
}
