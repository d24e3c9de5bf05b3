import { refusalOf, TEXT_MAX_CHARS, textProblem } from "@geulgyeol/contract";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useAppDialogs } from "../../../shared/dialogs/app-dialogs.ts";
import { tellDraftChange } from "../../../shared/draft/draft-changes.ts";
import { draftOrigin, readDraft } from "../../../shared/draft/draft-store.ts";
import type { ChangeOrigin, TextChange } from "../../../shared/draft/text-change.ts";
import { formatCount } from "../../../shared/format/numbers.ts";
import { ActiveSentenceContext, createActiveSentence } from "../../../shared/report/active-sentence.ts";
import { useCaller } from "../../../shared/session/use-caller.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Segmented } from "../../../shared/ui/segmented.tsx";
import { ChargeQuestion } from "../charge-question.tsx";
import { FileNotices } from "../file-notices.tsx";
import type { PageRange } from "../files/extract-on-server.ts";
import { isRecognitionJudged } from "../ocr/is-recognition-judged.ts";
import { type AnalysisOptions, costOf, kindOf, NO_OPTIONS } from "../option-rules.ts";
import { TOOLS_MIN_CHARS } from "../tools-threshold.ts";
import { useAnalysis } from "../use-analysis.ts";
import { useDefaultOptions } from "../use-default-options.ts";
import { useFileSource } from "../use-file-source.ts";
import { useLiveEstimate } from "../use-live-estimate.ts";
import { EditorBar } from "./editor-bar.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import type { JudgedText } from "./judged-text.ts";
import { StatusBar } from "./status-bar.tsx";
import { countDraft } from "./text-counts.ts";
import { useAutoAnalysis } from "./use-auto-analysis.ts";
import { useJudgedText } from "./use-judged-text.ts";
import { useRestedState } from "./use-rested-state.ts";
import { useSurface } from "./use-surface.ts";
import { WritingColumn } from "./writing-column.tsx";

const EditorTextTools = lazy(() => import("./editor-text-tools.tsx"));
const ScanOffer = lazy(() => import("../files/scan-offer.tsx"));
const ComparePicture = lazy(() => import("./compare-picture.tsx"));
const AnalysingOverlay = lazy(() => import("../analysing-overlay.tsx"));

type Tab = "text" | "result";

const COUNTS_ID = "editor-counts";

interface EditorPageProps {
  /** Tools of other features for the text, at the foot of the writing column. */
  readonly tools?: ReactNode;
}

/** The writing surface with its judgement beside it. */
export function EditorPage({ tools }: EditorPageProps) {
  const caller = useCaller();
  const isSignedIn = caller !== "anonymous";
  const dialogs = useAppDialogs();
  const host = useRef<HTMLDivElement>(null);
  const [active] = useState(createActiveSentence);
  const [text, setText] = useRestedState(readDraft);
  const [caret, setCaret] = useRestedState(0);
  const [tab, setTab] = useState<Tab>("text");
  const [chosen, setOptions] = useState<AnalysisOptions>(NO_OPTIONS);
  useDefaultOptions(setOptions);
  const options = isSignedIn ? chosen : NO_OPTIONS;
  const origin = useRef<ChangeOrigin>("other");
  const turnAutoOff = useCallback(() => setOptions((before) => ({ ...before, realtime: false })), []);
  const analysis = useAnalysis({ onAutomaticFailure: turnAutoOff });
  const { input: file, source, recognition, open, forget } = useFileSource();
  const isPro = refusalOf("watchLiveGauge", caller) === null;
  const live = useLiveEstimate(isPro ? text : "");
  const judged = useMemo(() => judgedOf(live, analysis.current), [live, analysis.current]);

  const auto = useAutoAnalysis({
    isOn: options.realtime && !analysis.asksForCharge && refusalOf("analyseWhileTyping", caller) === null,
    knownText: analysis.current?.text ?? null,
    run: (content) => analysis.start({ text: content, kind: kindOf(options), trigger: "auto", source }),
    cancel: analysis.cancel,
    readSettled: () => surface?.text() ?? null,
  });

  const surface = useSurface(host, {
    ...{ label: "본문", describedBy: COUNTS_ID },
    isLocked: file.reading !== null || analysis.running === "manual",
    originOfDraft: () => draftOrigin() ?? origin.current,
    onComposition: (isComposing) => {
      if (isComposing) auto.composing();
      else settled(readDraft());
    },
    onCaret: (offset) => setCaret(offset),
    onFile: (picked) => void onFile(picked),
    onSettled: (next, change) => onSettled(next, change),
  });
  const { placed, look, placeOf } = useJudgedText(surface, judged, active);

  function settled(next: string) {
    look();
    auto.settled(next);
  }

  function onSettled(next: string, change: TextChange) {
    tellDraftChange(change, next);
    settled(next);
    if (next === "") forget();
    file.clearProblem();
    analysis.clearError();
    setText(next);
  }

  async function onFile(picked: File, pages?: PageRange) {
    if (refusalOf("uploadFile", caller) !== null) return dialogs.openLogin();
    analysis.clearError();
    origin.current = "file";
    await open(picked, pages);
    origin.current = "other";
  }

  function onStart() {
    if (refusalOf("analyseText", caller) !== null) return dialogs.openLogin();
    const content = surface?.text() ?? text;
    auto.known(content);
    void analysis.start({ text: content, kind: kindOf(options), trigger: "manual", source });
  }

  const pick = useCallback(
    (index: number) => {
      setTab("text");
      // On a narrow screen the text comes to the front first.
      requestAnimationFrame(() => {
        const place = placeOf(index);
        if (place !== null) surface?.select(place.from, place.to);
      });
    },
    [surface, placeOf],
  );

  const arrived = analysis.current?.result.analysisId;
  useEffect(() => {
    if (arrived !== undefined && analysis.current?.takesFocus) setTab("result");
  }, [arrived, analysis.current?.takesFocus]);

  const counts = useMemo(() => countDraft(text, analysis.current), [text, analysis.current]);
  const problem = file.problem ?? analysis.error ?? overflowMessage(counts.characters);
  const isOcrJudged = isRecognitionJudged(recognition, analysis.current, text);
  const isBusy = file.reading !== null || analysis.running === "manual";

  return (
    <ActiveSentenceContext value={active}>
      <div
        className={
          isSignedIn
            ? "flex flex-col lg:h-dvh"
            : "flex flex-col overflow-clip rounded-lg border border-line lg:h-[78dvh]"
        }
      >
        <EditorBar
          options={options}
          caller={caller}
          isBusy={isBusy}
          isAnalysing={analysis.running === "manual"}
          canStart={textProblem(text) === null}
          onOptions={setOptions}
          onFile={(picked) => void onFile(picked)}
          onStart={onStart}
        />
        <div className="border-b border-line bg-surface px-4 py-2 lg:hidden">
          <Segmented
            label="보기"
            value={tab}
            onChange={setTab}
            options={[
              { value: "text", label: "글" },
              { value: "result", label: "결과" },
            ]}
          />
        </div>
        <div className="grid min-h-0 grow lg:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_432px]">
          <div className={`min-h-0 min-w-0 flex-col bg-surface ${tab === "text" ? "flex" : "hidden lg:flex"}`}>
            <WritingColumn
              host={host}
              surface={surface}
              text={text}
              placed={placed}
              reading={file.reading}
              onCancelFile={file.cancel}
              onStopHere={file.stopHere}
              onPick={pick}
            >
              {problem && (
                <Alert tone="danger" role="alert">
                  {problem}
                </Alert>
              )}
              {file.scan !== null && (
                <Suspense>
                  <ScanOffer
                    scan={file.scan}
                    onClose={file.dismissScan}
                    onRead={(pages) => file.scan && void onFile(file.scan.file, pages)}
                  />
                </Suspense>
              )}
              {analysis.asksForCharge && <ChargeQuestion cost={costOf(options)} onAgree={onStart} />}
              {counts.characters >= TOOLS_MIN_CHARS && (
                <Suspense>
                  <EditorTextTools {...{ text, caller, source, count: counts.characters, kind: kindOf(options) }} />
                </Suspense>
              )}
              {recognition !== null && isSignedIn && (
                <Suspense>
                  <ComparePicture
                    recognition={recognition}
                    judgedText={isOcrJudged ? (analysis.current?.text ?? null) : null}
                    canAnalyse={textProblem(text) === null && !isBusy}
                    onAnalyse={onStart}
                  />
                </Suspense>
              )}
              {text !== "" && <FileNotices notices={source.warnings ?? []} />}
            </WritingColumn>
            <StatusBar
              id={COUNTS_ID}
              counts={counts}
              text={text}
              isAuto={options.realtime}
              isRunning={analysis.running !== null}
              analysedText={analysis.current?.text ?? null}
            >
              {tools}
            </StatusBar>
          </div>
          <EditorPanel
            className={tab === "result" ? "" : "max-lg:hidden"}
            current={isSignedIn ? analysis.current : null}
            live={isPro ? live : null}
            text={text}
            caret={caret}
            placed={placed}
            onPick={pick}
          />
        </div>
      </div>
      {analysis.running === "manual" && (
        <Suspense>
          <AnalysingOverlay
            onCancel={analysis.cancel}
            returnsFocus={() => !document.activeElement?.matches("[data-result-heading]")}
          />
        </Suspense>
      )}
    </ActiveSentenceContext>
  );
}

/** The newer of the two judgements: what the browser's engine estimates while somebody writes, or the last analysis. */
function judgedOf(
  live: ReturnType<typeof useLiveEstimate>,
  current: ReturnType<typeof useAnalysis>["current"],
): JudgedText | null {
  if (live.text !== null && live.text !== current?.text && live.analysis?.kind === "report") {
    return { text: live.text, sentences: live.analysis.report.sentences, isEstimate: true };
  }
  return current === null ? null : { text: current.text, sentences: current.result.sentences, isEstimate: false };
}

/** Nothing is cut silently: the person chooses what to leave out. */
function overflowMessage(count: number): string | null {
  if (count <= TEXT_MAX_CHARS) return null;
  return `${formatCount(TEXT_MAX_CHARS)}자까지 넣을 수 있어요. ${formatCount(count - TEXT_MAX_CHARS)}자가 넘쳐요. 분석할 대목만 남겨 주세요.`;
}
