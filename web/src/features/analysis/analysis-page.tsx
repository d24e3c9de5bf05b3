import { refusalOf, TEXT_MIN_CHARS } from "@geulgyeol/contract";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { loadApi } from "../../shared/api/load-api.ts";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { useProGate } from "../../shared/dialogs/use-pro-gate.ts";
import { useDraft } from "../../shared/draft/use-draft.ts";
import { isZip } from "../../shared/files/is-zip.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import type { BatchItem } from "./batch/batch-items.ts";
import { useBatch } from "./batch/current-batch.ts";
import { openBatch } from "./batch/open-batch.ts";
import { FileNotices } from "./files/lazy-file-reading.ts";
import { InputCard } from "./input-card.tsx";
import { OptionsCard } from "./options-card.tsx";
import { AnalysingNow, loadOverlay } from "./workbench/analysing-now.tsx";
import { loadAnnouncement } from "./workbench/announce-result.ts";
import { ChargeQuestion } from "./workbench/charge-question.tsx";
import { costOf } from "./workbench/option-rules.ts";
import { useOptionSwitch } from "./workbench/use-option-switch.ts";
import { useRealtimeAnalysis } from "./workbench/use-realtime-analysis.ts";
import { useSettledInput } from "./workbench/use-settled-input.ts";
import { useWorkbench, type Workbench } from "./workbench/use-workbench.ts";

const loadResult = () => import("./analysis-result.tsx");
const AnalysisResultView = lazyPart(loadResult);
const LiveGauge = lazyPart(() => import("./live-gauge.tsx"));
const OcrSection = lazyPart(() => import("./ocr/ocr-section.tsx"));
const OneOfSeveralDialog = lazyPart(() => import("./files/one-of-several-dialog.tsx"));
const ScanOffer = lazyPart(() => import("./files/scan-offer.tsx"));
const ShownBatch = lazyPart(() => import("./batch/shown-batch.tsx"));
const TextTools = lazyPart(() => import("./text-tools.tsx"));

const PROBLEM_ID = "analysis-problem";
const GATE = { pro: "realtime", wordLevelName: "단어별 히트맵" } as const;

/** Input, options and result of the text analysis; `creditsCard` is shown next to the title for signed-in users. */
export function AnalysisPage({ creditsCard }: { creditsCard: ReactNode }) {
  const [text, setText] = useDraft();
  const workbench = useWorkbench(text);
  const { analysis, file, options, caller } = workbench;
  const onOption = useOptionSwitch(options, workbench.setOptions, GATE);
  const upload = useUpload(workbench);
  const { isSettled, open } = useSettledInput(workbench, text);
  usePreloadedResult(workbench.canStart && workbench.isSignedIn);
  useRealtimeAnalysis({
    isOn: workbench.isAutomatic,
    text,
    analysedText: analysis.current?.text ?? null,
    run: (content) => void workbench.run(content, "realtime"),
  });

  function onText(next: string) {
    setText(next);
    workbench.onTextChange(next);
  }

  function onStart() {
    if (workbench.allows("analyseText")) void workbench.run(text, "manual");
  }

  return (
    <>
      <PageHeader isSettled={isSettled}>
        {workbench.isSignedIn && <div className="max-lg:hidden">{creditsCard}</div>}
      </PageHeader>
      <div className={`grid gap-4 sm:gap-6 ${isSettled ? "" : "xl:grid-cols-[1fr_344px]"}`}>
        <div className="flex min-w-0 flex-col gap-3">
          <InputCard
            workbench={workbench}
            text={text}
            problemId={PROBLEM_ID}
            onText={onText}
            onFiles={upload.onFiles}
            onStart={onStart}
            isSettled={isSettled}
            onOpen={open}
          />
          <div id={PROBLEM_ID} className="empty:hidden">
            {workbench.problem && (
              <Alert tone="danger" role="alert">
                {workbench.problem}
              </Alert>
            )}
          </div>
          {analysis.needsChargeConsent && <ChargeQuestion cost={costOf(options)} onAgree={onStart} />}
          <TextQuestions workbench={workbench} text={text} upload={upload} />
          {text !== "" && file.source.kind !== "paste" && (
            <Suspense>
              <FileNotices notices={file.source.warnings ?? []} />
            </Suspense>
          )}
          {!isSettled && refusalOf("watchLiveGauge", caller) === null && (
            <Suspense>
              <LiveGauge text={text} />
            </Suspense>
          )}
        </div>
        <div className={isSettled ? "hidden" : "grid"}>
          <OptionsCard options={options} caller={caller} onChange={onOption} />
        </div>
      </div>
      {workbench.isSignedIn && <Results workbench={workbench} onStart={onStart} />}
      <AnalysingNow workbench={workbench} />
    </>
  );
}

function PageHeader({ isSettled, children }: { isSettled: boolean; children: ReactNode }) {
  return (
    <header className={`mb-3.5 flex items-end justify-between gap-8 ${isSettled ? "" : "sm:mb-6"}`}>
      <div>
        <h1 className="text-title-1 font-bold">글 분석</h1>
        {!isSettled && (
          <p className="mt-0.5 text-ink-2 max-sm:text-note sm:mt-1">
            <span className="sm:hidden">{TEXT_MIN_CHARS}자 이상 넣으면 문장마다 결을 읽어 드려요.</span>
            <span className="max-sm:hidden">글을 붙여 넣거나 파일을 올리면 문장마다 결을 읽어 드려요.</span>
          </p>
        )}
      </div>
      {children}
    </header>
  );
}

interface Upload {
  /** Files, of which one can be read without Pro. */
  readonly several: readonly File[];
  readonly setSeveral: (files: readonly File[]) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** One file becomes the text; several, or a zip, become a batch, which needs Pro. */
function useUpload({ analysis, file }: Workbench): Upload {
  const throughProGate = useProGate();
  const dialogs = useAppDialogs();
  const [several, setSeveral] = useState<readonly File[]>([]);

  function onFiles(picked: readonly File[]) {
    analysis.clearError();
    const [first] = picked;
    if (first !== undefined && picked.length === 1 && !isZip(first)) return void file.open(first);
    throughProGate({
      action: "analyseSeveralFiles",
      feature: "files",
      offerInstead: () => setSeveral(picked),
      proceed: () => dialogs.openBatch(picked),
    });
  }

  return { several, setSeveral, onFiles };
}

/** Preloads the components that show a result. */
function usePreloadedResult(isLikely: boolean): void {
  useEffect(() => {
    if (!isLikely) return;
    // What fails to load here is loaded again when it is shown.
    void Promise.allSettled([loadResult(), loadOverlay(), loadAnnouncement()]);
    // Failures here are reported when the component is needed.
    void loadApi().catch(() => undefined);
  }, [isLikely]);
}

/** Dialogs before the analysis: which pages, which file, which passage. */
function TextQuestions({ workbench, text, upload }: { workbench: Workbench; text: string; upload: Upload }) {
  const { file } = workbench;
  const [, setText] = useDraft();
  const { scan } = file;
  const { several, setSeveral } = upload;
  return (
    <Suspense>
      {scan !== null && (
        <ScanOffer scan={scan} onClose={file.dismissScan} onRead={(range) => void file.open(scan.file, range)} />
      )}
      {several.length > 0 && (
        <OneOfSeveralDialog
          files={several}
          onClose={() => setSeveral([])}
          onChoose={(chosen) => {
            setSeveral([]);
            void file.open(chosen);
          }}
        />
      )}
      {workbench.hasTools && (
        <TextTools
          text={text}
          count={workbench.count}
          caller={workbench.caller}
          source={file.source}
          kind={workbench.kind}
          onText={setText}
          onBatch={(opened) => void openBatch(opened)}
        />
      )}
    </Suspense>
  );
}

/** The table of several texts, the picture that was read, and the result. */
function Results({ workbench, onStart }: { workbench: Workbench; onStart: () => void }) {
  const { analysis, file, judgedRecognition, canStart } = workbench;
  const [, setText] = useDraft();
  const batch = useBatch();

  function onShow({ text: judged, state }: BatchItem) {
    if (state.status === "done") {
      setText(judged);
      analysis.show(state.result, judged);
    }
  }

  // The picture is shown inside the result of its own text, and above the result of another one.
  const ocrSection = file.recognition && (
    <OcrSection
      recognition={file.recognition}
      judgedText={judgedRecognition}
      canAnalyse={canStart && analysis.running === null}
      onAnalyse={onStart}
    />
  );
  const isOcrJudged = judgedRecognition !== null;

  return (
    <Suspense>
      {batch !== null && <ShownBatch batch={batch} onShow={onShow} />}
      {ocrSection && !isOcrJudged && <div className="mt-8 sm:mt-10">{ocrSection}</div>}
      {analysis.current && (
        <AnalysisResultView current={analysis.current} ocrSection={isOcrJudged ? ocrSection : undefined} />
      )}
    </Suspense>
  );
}
