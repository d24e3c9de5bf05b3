import {
  AUTO_ANALYSIS_DELAY_MS,
  AUTO_ANALYSIS_MIN_CHARS,
  type Caller,
  CREDIT_COST,
  refusalOf,
} from "@geulgyeol/contract";
import { formatCredits } from "@geulgyeol/wording";
import { ChevronDown, Clock } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { DocumentTypeSelect } from "../../report/evidence/document-type-select.tsx";
import { chooseDocumentType, documentType } from "../../shared/draft/document-type.ts";
import { ProMark } from "../../shared/session/pro-mark.tsx";
import { usePublicSettings } from "../../shared/settings/use-public-settings.ts";
import { useStore } from "../../shared/state/create-store.ts";
import { CheckBox } from "../../shared/ui/check-box.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { type AnalysisOptions, OPTION_ACTIONS, type OptionName } from "./workbench/option-rules.ts";

interface OptionsCardProps {
  readonly options: AnalysisOptions;
  readonly caller: Caller;
  readonly onChange: (name: OptionName, isOn: boolean) => void;
}

const LOGIN_FIRST = "로그인하면 쓸 수 있어요.";

/** Additional measurements. Ensemble and heatmap exclude each other; the caller enforces that. */
export function OptionsCard({ options, caller, onChange }: OptionsCardProps) {
  const [isOpen, setOpen] = useState(true);
  const type = useStore(documentType);
  const shared = { caller, onChange };
  return (
    <section
      aria-label="분석 옵션"
      className={`flex flex-col px-4 pt-3 pb-0.5 sm:px-5.5 sm:pt-4.5 sm:pb-1.5 lg:self-start ${CARD}`}
    >
      <div className="flex items-center justify-between pb-2 sm:mb-1 sm:pb-0">
        <h2 className="text-title-3 font-heading">분석 옵션</h2>
        <span className="text-label text-ink-3 max-sm:hidden">기본 분석 {formatCredits(CREDIT_COST.basic)}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label="분석 옵션 펼치기"
          onClick={() => setOpen(!isOpen)}
          className="-my-2.5 -mr-2.5 grid size-11 place-items-center sm:hidden"
        >
          <ChevronDown size={18} strokeWidth={1.75} className={isOpen ? "" : "-rotate-90"} aria-hidden />
        </button>
      </div>
      <div className={isOpen ? "" : "max-sm:hidden"}>
        <OptionRow
          {...shared}
          name="realtime"
          isChecked={options.realtime}
          title="실시간 분석"
          badge="Pro 전용"
          help={`${AUTO_ANALYSIS_MIN_CHARS}자부터, 입력을 멈추고 ${AUTO_ANALYSIS_DELAY_MS / 1000}초 뒤에 다시 분석해요.`}
        />
        <OptionRow
          {...shared}
          name="ensemble"
          isChecked={options.ensemble}
          title="앙상블 분석"
          badge="Pro+"
          cost={CREDIT_COST.ensemble}
          help="세 모델의 결과를 가중 평균하고 일치도를 보여 드려요."
        />
        <OptionRow
          {...shared}
          name="wordLevel"
          isChecked={options.wordLevel}
          title="단어별 히트맵"
          badge="Pro+"
          cost={CREDIT_COST.wordLevel}
          help="단어마다 AI 확률을 0~100%로 칠해요. 앙상블과 함께 쓸 수 없어요."
        />
      </div>
      <div className="border-t border-line py-2.5">
        <DocumentTypeSelect value={type} onChange={chooseDocumentType} />
        <p className="mt-1 text-note text-ink-3 max-sm:sr-only">
          판단 근거를 이 종류의 사람 글과 비교해요. 판단은 바뀌지 않아요.
        </p>
      </div>
      {caller !== "anonymous" && <JudgeNotice isEnsemble={options.ensemble} />}
      <p className="flex items-center gap-1.5 border-t border-line pt-3.25 pb-2.5 text-note text-ink-2">
        <Clock size={15} strokeWidth={1.75} aria-hidden /> 분석은 보통 3~5초 안에 끝나요.
      </p>
    </section>
  );
}

/** Names the language models that receive a text when it is analysed; nothing if there are none. */
function JudgeNotice({ isEnsemble }: { readonly isEnsemble: boolean }) {
  const judges = usePublicSettings()?.languageModels.judge ?? [];
  const used = isEnsemble ? judges : judges.slice(0, 1);
  if (used.length === 0) return null;
  return (
    <p className="border-t border-line py-2.5 text-note break-words text-ink-3">
      글을 언어 모델 {used.map(({ model }) => model).join(", ")}에도 보내 의견을 들어요.
    </p>
  );
}

interface OptionRowProps {
  readonly name: OptionName;
  readonly title: string;
  readonly badge: string;
  readonly help: ReactNode;
  readonly cost?: number;
  readonly isChecked: boolean;
  readonly caller: Caller;
  readonly onChange: (name: OptionName, isOn: boolean) => void;
}

function OptionRow({ name, title, badge, help, cost, isChecked, caller, onChange }: OptionRowProps) {
  // Pro options stay operable for everybody with an account: choosing one opens the upgrade dialog.
  const isDisabled = refusalOf(OPTION_ACTIONS[name], caller) === "LOGIN_REQUIRED";
  const id = useId();
  return (
    <div className="grid grid-cols-[20px_1fr] items-center gap-x-3 gap-y-0.5 border-t border-line py-3 sm:items-start sm:py-3.75 sm:first:border-t-0">
      <CheckBox
        id={id}
        className="sm:mt-0.5"
        checked={isChecked}
        disabled={isDisabled}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(name, event.target.checked)}
      />
      <div className="flex items-center gap-2 font-semibold">
        <label htmlFor={id} className={`max-sm:grow ${isDisabled ? "text-ink-3" : ""}`}>
          {title}
        </label>
        <ProMark>{badge}</ProMark>
        {cost !== undefined && (
          <span className="text-label font-normal whitespace-nowrap text-ink-3 tabular-nums sm:ml-auto">
            {formatCredits(cost)}
          </span>
        )}
      </div>
      <p id={`${id}-help`} className={`col-start-2 text-note text-ink-3 ${isDisabled ? "" : "max-sm:sr-only"}`}>
        {isDisabled ? LOGIN_FIRST : help}
      </p>
    </div>
  );
}
