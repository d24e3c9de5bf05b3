import {
  BATCH_FILES_MAX,
  countCharacters,
  countTrimmed,
  refusalOf,
  TEXT_MAX_CHARS,
  textProblem,
} from "@geulgyeol/contract";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { loadApi } from "../../shared/api/load-api.ts";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { useProGate } from "../../shared/dialogs/use-pro-gate.ts";
import { useDraft } from "../../shared/draft/use-draft.ts";
import { formatCount } from "../../shared/format/numbers.ts";
import { useCaller } from "../../shared/session/use-caller.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { type BatchItem, makeItem } from "./batch/batch-items.ts";
import { useBatch } from "./batch/use-batch.ts";
import { ChargeQuestion } from "./charge-question.tsx";
import { FileNotices } from "./file-notices.tsx";
import { InputCard } from "./input-card.tsx";
import { isRecognitionJudged } from "./ocr/is-recognition-judged.ts";
import { type AnalysisOptions, costOf, kindOf, NO_OPTIONS, withOption } from "./option-rules.ts";
import { OptionsCard } from "./options-card.tsx";
import { TOOLS_MIN_CHARS } from "./tools-threshold.ts";
import { useAnalysis } from "./use-analysis.ts";
import { useDefaultOptions } from "./use-default-options.ts";
import { useFileSource } from "./use-file-source.ts";
import { useOptionSwitch } from "./use-option-switch.ts";
import { useRealtimeAnalysis } from "./use-realtime-analysis.ts";

const loadResult = () => import("./analysis-result.tsx");
const AnalysisResultView = lazy(loadResult);
const loadOverlay = () => import("./analysing-overlay.tsx");
const AnalysingOverlay = lazy(loadOverlay);
const LiveGauge = lazy(() => import("./live-gauge.tsx"));

const OcrSection = lazy(() => import("./ocr/ocr-section.tsx"));
const OneOfSeveralDialog = lazy(() => import("./files/one-of-several-dialog.tsx"));
const ScanOffer = lazy(() => import("./files/scan-offer.tsx"));
const BatchPanel = lazy(() => import("./batch/batch-panel.tsx"));
const TextTools = lazy(() => import("./text-tools.tsx"));

const PROBLEM_ID = "analysis-problem";
const GATE = { pro: "realtime", wordLevelName: "단어별 히트맵" } as const;

/** Input, options and result of the text analysis; `creditsCard` stands beside the title when somebody is signed in. */
export function AnalysisPage({ creditsCard }: { creditsCard: ReactNode }) {
  const caller = useCaller();
  const isSignedIn = caller !== "anonymous";
  const dialogs = useAppDialogs();
  const throughProGate = useProGate();
  const [text, setText] = useDraft();
  const [options, setOptions] = useState<AnalysisOptions>(NO_OPTIONS);
  const onOption = useOptionSwitch(options, setOptions, GATE);
  useDefaultOptions(setOptions);
  const startButton = useRef<HTMLButtonElement>(null);
  const turnRealtimeOff = useCallback(() => setOptions((before) => withOption(before, "realtime", false)), []);
  const analysis = useAnalysis({ onAutomaticFailure: turnRealtimeOff });
  const { input: file, source, recognition, open, forget } = useFileSource();
  const { batch, runner } = useBatch();
  const [several, setSeveral] = useState<readonly File[]>([]);
  const count = useMemo(() => countCharacters(text), [text]);
  const trimmedCount = useMemo(() => countTrimmed(text), [text]);
  const problem = file.problem ?? analysis.error ?? overflowMessage(count);
  const canStart = textProblem(text) === null;

  useEffect(() => {
    if (canStart && isSignedIn) {
      void loadResult();
      void loadOverlay();
      // What fails here is told when it is needed.
      void loadApi().catch(() => undefined);
    }
  }, [canStart, isSignedIn]);

  const effectiveOptions = isSignedIn ? options : NO_OPTIONS;
  const run = (trigger: "manual" | "realtime", content: string) =>
    analysis.start({ text: content, kind: kindOf(effectiveOptions), trigger, source });
  useRealtimeAnalysis({
    isOn: effectiveOptions.realtime && !analysis.asksForCharge && refusalOf("analyseWhileTyping", caller) === null,
    text,
    analysedText: analysis.current?.text ?? null,
    run: (content) => void run("realtime", content),
  });

  function onText(next: string) {
    setText(next);
    if (next === "") forget();
    file.clearProblem();
    analysis.clearError();
  }

  function onFiles(picked: readonly File[]) {
    analysis.clearError();
    const [first] = picked;
    if (picked.length === 1 && first !== undefined) return void open(first);
    throughProGate({
      action: "analyseSeveralFiles",
      feature: "files",
      offerInstead: () => setSeveral(picked),
      proceed() {
        if (picked.length > BATCH_FILES_MAX) return file.setProblem(`한 번에 ${BATCH_FILES_MAX}개까지 올릴 수 있어요.`);
        const items = picked.map((one) => makeItem({ name: one.name, file: one }));
        runner.open({ mode: "files", kind: kindOf(effectiveOptions), items });
      },
    });
  }

  function mayUpload(): boolean {
    const isAllowed = refusalOf("uploadFile", caller) === null;
    if (!isAllowed) dialogs.openLogin();
    return isAllowed;
  }

  function onStart() {
    if (refusalOf("analyseText", caller) !== null) dialogs.openLogin();
    else void run("manual", text);
  }

  function onShow({ text: judged, state }: BatchItem) {
    if (state.kind === "done" && judged !== null) {
      setText(judged);
      analysis.show(state.result, judged);
    }
  }

  // The picture stands in the result of its own text, and above the result of another one.
  const isOcrJudged = isRecognitionJudged(recognition, analysis.current, text);
  const ocrSection = recognition && (
    <OcrSection
      recognition={recognition}
      judgedText={isOcrJudged ? (analysis.current?.text ?? null) : null}
      canAnalyse={canStart && analysis.running === null}
      onAnalyse={onStart}
    />
  );

  return (
    <>
      <header className="mb-3.5 flex items-end justify-between gap-8 sm:mb-6">
        <div>
          <h1 className="text-title-1 font-bold">글 분석</h1>
          <p className="mt-0.5 text-ink-2 max-sm:text-note sm:mt-1">
            <span className="sm:hidden">50자 이상 넣으면 문장마다 결을 읽어 드려요.</span>
            <span className="max-sm:hidden">글을 붙여 넣거나 파일을 올리면 문장마다 결을 읽어 드려요.</span>
          </p>
        </div>
        {isSignedIn && <div className="max-lg:hidden">{creditsCard}</div>}
      </header>
      <div className="grid gap-4 sm:gap-6 xl:grid-cols-[1fr_344px]">
        <div className="flex min-w-0 flex-col gap-3">
          <InputCard
            text={text}
            count={count}
            trimmedCount={trimmedCount}
            canStart={canStart}
            isAnalysing={analysis.running === "manual"}
            isRefreshing={analysis.running === "realtime"}
            reading={file.reading}
            hasProblem={problem !== null}
            problemId={PROBLEM_ID}
            startButton={startButton}
            onText={onText}
            onFiles={onFiles}
            onCancelFile={file.cancel}
            onStopHere={file.stopHere}
            mayUpload={mayUpload}
            onStart={onStart}
          />
          <div id={PROBLEM_ID} className="empty:hidden">
            {problem && (
              <Alert tone="danger" role="alert">
                {problem}
              </Alert>
            )}
          </div>
          {analysis.asksForCharge && <ChargeQuestion cost={costOf(effectiveOptions)} onAgree={onStart} />}
          <Suspense>
            {file.scan !== null && (
              <ScanOffer
                scan={file.scan}
                onClose={file.dismissScan}
                onRead={(range) => file.scan && void open(file.scan.file, range)}
              />
            )}
            {several.length > 0 && (
              <OneOfSeveralDialog
                files={several}
                onClose={() => setSeveral([])}
                onChoose={(chosen) => {
                  setSeveral([]);
                  void open(chosen);
                }}
              />
            )}
            {count >= TOOLS_MIN_CHARS && (
              <TextTools
                {...{ text, count, caller, source }}
                kind={kindOf(effectiveOptions)}
                onText={setText}
                onBatch={(opened) => runner.open(opened)}
              />
            )}
          </Suspense>
          {text !== "" && <FileNotices notices={source.warnings ?? []} />}
          {refusalOf("watchLiveGauge", caller) === null && (
            <Suspense>
              <LiveGauge text={text} />
            </Suspense>
          )}
        </div>
        <OptionsCard options={effectiveOptions} caller={caller} onChange={onOption} />
      </div>
      {isSignedIn && (
        <Suspense>
          {batch !== null && <BatchPanel batch={batch} runner={runner} onShow={onShow} />}
          {ocrSection && !isOcrJudged && <div className="mt-8 sm:mt-10">{ocrSection}</div>}
          {analysis.current && (
            <AnalysisResultView current={analysis.current} ocrSection={isOcrJudged ? ocrSection : undefined} />
          )}
        </Suspense>
      )}
      {analysis.running === "manual" && (
        <Suspense>
          <AnalysingOverlay
            onCancel={analysis.cancel}
            returnsFocus={() => !document.activeElement?.matches("[data-result-heading]")}
          />
        </Suspense>
      )}
    </>
  );
}

/** Nothing is cut silently: the person chooses what to leave out. */
function overflowMessage(count: number): string | null {
  if (count <= TEXT_MAX_CHARS) return null;
  return `${formatCount(TEXT_MAX_CHARS)}자까지 넣을 수 있어요. ${formatCount(count - TEXT_MAX_CHARS)}자가 넘쳐요. 분석할 대목만 남겨 주세요.`;
}
