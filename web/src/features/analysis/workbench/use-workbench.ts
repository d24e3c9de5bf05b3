import {
  type Action,
  type AnalysisKind,
  type Caller,
  countCharacters,
  refusalOf,
  TEXT_MAX_CHARS,
  textProblem,
} from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from "react";
import { useAppDialogs } from "../../../shared/dialogs/app-dialogs.ts";
import { useCaller } from "../../../shared/session/use-caller.ts";
import { usePreferences } from "../../../shared/session/use-preferences.ts";
import { type FileSource, useFileSource } from "../files/use-file-source.ts";
import { type AnalysisOptions, kindOf, NO_OPTIONS, withOption } from "./option-rules.ts";
import { type AnalysisState, type Trigger, useAnalysis } from "./use-analysis.ts";

/** From this length on a text may contain several answers or be too long, so its tools are fetched. */
const TOOLS_MIN_CHARS = 200;

/** The common state of the analysis page and the editor: a text, its file, and its analysis. */
export interface Workbench {
  readonly caller: Caller;
  readonly isSignedIn: boolean;
  /** Characters of the text, as counted for the limits. */
  readonly count: number;
  readonly hasTools: boolean;
  readonly canStart: boolean;
  /** The user waits for an analysis. */
  readonly isAnalysing: boolean;
  /** A file is read, or the user waits for an analysis; the text cannot be changed. */
  readonly isLocked: boolean;
  /** Why the file or the text cannot be analysed. */
  readonly problem: string | null;
  readonly options: AnalysisOptions;
  readonly setOptions: Dispatch<SetStateAction<AnalysisOptions>>;
  readonly kind: AnalysisKind;
  /** Analyses start automatically while typing. */
  readonly isAutomatic: boolean;
  readonly analysis: AnalysisState;
  readonly file: FileSource;
  /** The text of the result, if it is a version of the recognised text. */
  readonly judgedRecognition: string | null;
  /** Whether the caller may do this now; opens the sign-in dialog if not. */
  readonly allows: (action: Action) => boolean;
  readonly run: (content: string, trigger: Trigger) => Promise<void>;
  /** Call this with every new state of the text. */
  readonly onTextChange: (text: string) => void;
}

export function useWorkbench(text: string): Workbench {
  const caller = useCaller();
  const dialogs = useAppDialogs();
  const isSignedIn = caller !== "anonymous";
  const [chosen, setOptions] = useOptions();
  const options = isSignedIn ? chosen : NO_OPTIONS;
  const turnAutomaticOff = useCallback(
    () => setOptions((before) => withOption(before, "realtime", false)),
    [setOptions],
  );
  const analysis = useAnalysis({ onAutomaticFailure: turnAutomaticOff });
  const file = useFileSource();
  const count = useMemo(() => countCharacters(text), [text]);
  const kind = kindOf(options);
  const isAnalysing = analysis.running === "manual";

  return {
    caller,
    isSignedIn,
    count,
    options,
    setOptions,
    kind,
    analysis,
    file,
    isAnalysing,
    hasTools: count >= TOOLS_MIN_CHARS,
    canStart: textProblem(text) === null,
    isLocked: file.reading !== null || isAnalysing,
    problem: file.problem ?? analysis.error ?? overflowMessage(count),
    isAutomatic: options.realtime && !analysis.needsChargeConsent && refusalOf("analyseWhileTyping", caller) === null,
    judgedRecognition: file.recognition?.judgedVersion(analysis.current, text) ?? null,
    allows(action) {
      const isAllowed = refusalOf(action, caller) === null;
      if (!isAllowed) dialogs.openLogin();
      return isAllowed;
    },
    run: (content, trigger) => analysis.start({ text: content, kind, trigger, source: file.source }),
    onTextChange(next) {
      if (next === "") file.forget();
      file.clearProblem();
      analysis.clearError();
    },
  };
}

/** The options of the next analysis: the user's defaults once known, unless the user changed one before. */
function useOptions() {
  const [options, setOptions] = useState<AnalysisOptions>(NO_OPTIONS);
  const preferences = usePreferences();
  useEffect(() => {
    if (preferences !== null) setOptions((before) => (before === NO_OPTIONS ? preferences.analysis : before));
  }, [preferences]);
  return [options, setOptions] as const;
}

/** Nothing is cut silently; the user chooses what to leave out. */
function overflowMessage(count: number): string | null {
  if (count <= TEXT_MAX_CHARS) return null;
  return `${formatCount(TEXT_MAX_CHARS)}자까지 넣을 수 있어요. ${formatCount(count - TEXT_MAX_CHARS)}자가 넘쳐요. 분석할 대목만 남겨 주세요.`;
}
