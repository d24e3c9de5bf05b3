import { type Caller, CREDIT_COST, refusalOf } from "@geulgyeol/contract";
import { ScanText, Upload } from "lucide-react";
import { type Dispatch, type SetStateAction, useRef } from "react";
import { useAppDialogs } from "../../../shared/dialogs/app-dialogs.ts";
import { ProMark } from "../../../shared/session/pro-mark.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { Switch } from "../../../shared/ui/switch.tsx";
import { ACCEPTED_FILES } from "../files/file-readers.ts";
import { type AnalysisOptions, OPTION_ACTIONS, type OptionName } from "../option-rules.ts";
import { useOptionSwitch } from "../use-option-switch.ts";

interface EditorBarProps {
  readonly options: AnalysisOptions;
  readonly caller: Caller;
  readonly isBusy: boolean;
  readonly isAnalysing: boolean;
  readonly canStart: boolean;
  readonly onOptions: Dispatch<SetStateAction<AnalysisOptions>>;
  readonly onFile: (file: File) => void;
  readonly onStart: () => void;
}

const GATE = { pro: "auto", wordLevelName: "단어별 분석" } as const;
const LOGIN_FIRST = "로그인하면 쓸 수 있어요.";

const SWITCHES = [
  {
    name: "ensemble",
    label: "앙상블",
    badge: "Pro+",
    help: `${CREDIT_COST.ensemble}크레딧. 단어별과 함께 쓸 수 없어요.`,
  },
  {
    name: "wordLevel",
    label: "단어별",
    badge: "Pro+",
    help: `${CREDIT_COST.wordLevel}크레딧. 앙상블과 함께 쓸 수 없어요.`,
  },
  { name: "realtime", label: "자동 분석", badge: "Pro 전용", help: "500자부터, 입력을 멈추고 2초 뒤에 분석해요." },
] as const satisfies readonly { name: OptionName; label: string; badge: string; help: string }[];

/** Title, switches and the two buttons of the editor. */
export function EditorBar({
  options,
  caller,
  isBusy,
  isAnalysing,
  canStart,
  onOptions,
  onFile,
  onStart,
}: EditorBarProps) {
  const picker = useRef<HTMLInputElement>(null);
  const dialogs = useAppDialogs();
  const onSwitch = useOptionSwitch(options, onOptions, GATE);

  return (
    <header className="flex min-h-[68px] flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-paper px-4 py-2 sm:px-7 xl:gap-x-[18px]">
      <h1 className="grow text-[1.25rem] font-bold tracking-[-.02em]">에디터</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-0 max-xl:order-last max-xl:w-full xl:gap-x-[18px]">
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
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED_FILES}
        className="hidden"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => {
          if (refusalOf("uploadFile", caller) !== null) dialogs.openLogin();
          else picker.current?.click();
        }}
      >
        <Upload size={15} strokeWidth={1.75} aria-hidden />
        <span>
          파일<span className="max-sm:sr-only"> 올리기</span>
        </span>
      </Button>
      <Button size="small" look="primary" disabled={!canStart || isBusy} onClick={onStart}>
        {isAnalysing ? <Spinner /> : <ScanText size={15} strokeWidth={1.75} aria-hidden />}
        {isAnalysing ? "분석 중" : "지금 분석"}
      </Button>
    </header>
  );
}
