import { AUTO_ANALYSIS_DELAY_MS, AUTO_ANALYSIS_MIN_CHARS, CREDIT_COST, refusalOf } from "@geulgyeol/contract";
import { formatCredits } from "@geulgyeol/wording";
import { ScanText } from "lucide-react";
import { ProMark } from "../../../shared/session/pro-mark.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { Switch } from "../../../shared/ui/switch.tsx";
import { FilePicker } from "../files/file-picker.tsx";
import { OPTION_ACTIONS, type OptionName } from "../workbench/option-rules.ts";
import { useOptionSwitch } from "../workbench/use-option-switch.ts";
import type { Workbench } from "../workbench/use-workbench.ts";

const GATE = { pro: "auto", wordLevelName: "단어별 분석" } as const;
const LOGIN_FIRST = "로그인하면 쓸 수 있어요.";

const SWITCHES = [
  {
    name: "ensemble",
    label: "앙상블",
    badge: "Pro+",
    help: `${formatCredits(CREDIT_COST.ensemble)}. 단어별과 함께 쓸 수 없어요.`,
  },
  {
    name: "wordLevel",
    label: "단어별",
    badge: "Pro+",
    help: `${formatCredits(CREDIT_COST.wordLevel)}. 앙상블과 함께 쓸 수 없어요.`,
  },
  {
    name: "realtime",
    label: "자동 분석",
    badge: "Pro 전용",
    help: `${AUTO_ANALYSIS_MIN_CHARS}자부터, 입력을 멈추고 ${AUTO_ANALYSIS_DELAY_MS / 1000}초 뒤에 분석해요.`,
  },
] as const satisfies readonly { name: OptionName; label: string; badge: string; help: string }[];

interface EditorBarProps {
  readonly workbench: Workbench;
  readonly onFile: (file: File) => void;
  readonly onStart: () => void;
}

/** Title, switches and the two buttons of the editor. */
export function EditorBar({ workbench, onFile, onStart }: EditorBarProps) {
  const { isLocked, isAnalysing } = workbench;
  return (
    <header className="flex min-h-[68px] flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-paper px-4 py-2 sm:px-7 xl:gap-x-4.5">
      <h1 className="grow text-display-1 font-bold tracking-tight">에디터</h1>
      <OptionSwitches workbench={workbench} />
      <FilePicker
        disabled={isLocked}
        mayPick={() => workbench.allows("uploadFile")}
        onPick={([file]) => file && onFile(file)}
      />
      <Button size="small" look="primary" disabled={!workbench.canStart || isLocked} onClick={onStart}>
        {isAnalysing ? <Spinner /> : <ScanText size={15} strokeWidth={1.75} aria-hidden />}
        {isAnalysing ? "분석 중" : "지금 분석"}
      </Button>
    </header>
  );
}

function OptionSwitches({ workbench: { options, setOptions, caller } }: { workbench: Workbench }) {
  const onSwitch = useOptionSwitch(options, setOptions, GATE);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-0 max-xl:order-last max-xl:w-full xl:gap-x-4.5">
      {SWITCHES.map(({ name, label, badge, help }) => {
        const isRefused = refusalOf(OPTION_ACTIONS[name], caller) === "LOGIN_REQUIRED";
        return (
          <Switch
            key={name}
            label={label}
            mark={<ProMark>{badge}</ProMark>}
            checked={options[name]}
            disabled={isRefused}
            help={isRefused ? LOGIN_FIRST : help}
            onChange={(isOn) => onSwitch(name, isOn)}
          />
        );
      })}
    </div>
  );
}
