import { refusalOf } from "@geulgyeol/contract";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { ActiveSentenceContext, createActiveSentence } from "../../../report/sentences/active-sentence.ts";
import type { CurrentAnalysis } from "../../../shared/draft/current-analysis.ts";
import { readDraft } from "../../../shared/draft/draft-store.ts";
import { type EditorPanelName, editorPanel, showEditorPanel } from "../../../shared/draft/editor-panel.ts";
import { useStore } from "../../../shared/state/create-store.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { lazyPart } from "../../../shared/ui/lazy-part.tsx";
import { Segmented } from "../../../shared/ui/segmented.tsx";
import { FileNotices } from "../files/lazy-file-reading.ts";
import { AnalysingNow } from "../workbench/analysing-now.tsx";
import { ChargeQuestion } from "../workbench/charge-question.tsx";
import { costOf } from "../workbench/option-rules.ts";
import { type LiveEstimate, useLiveEstimate } from "../workbench/use-live-estimate.ts";
import { useWorkbench, type Workbench } from "../workbench/use-workbench.ts";
import { EditorBar } from "./editor-bar.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import type { JudgedText } from "./judged-text.ts";
import { PANELS, PanelFrame } from "./panel-frame.tsx";
import { StatusBar } from "./status-bar.tsx";
import { useRestedState } from "./use-rested-state.ts";
import { useWriting, type Writing } from "./use-writing.ts";
import { WritingColumn } from "./writing-column.tsx";

const EditorTextTools = lazyPart(() => import("./editor-text-tools.tsx"));
const ScanOffer = lazyPart(() => import("../files/scan-offer.tsx"));
const ComparePicture = lazyPart(() => import("./compare-picture.tsx"));

const COUNTS_ID = "editor-counts";

interface EditorPageProps {
  /** Tools of other features for the text, below the editor. */
  readonly tools?: ReactNode;
  /** The writing record: what stands in its panel, and what is drawn at the left of the text. */
  readonly recordPanel?: ReactNode;
  readonly strip?: ReactNode;
}

/** The editor with the judgement next to it. */
export function EditorPage({ tools, recordPanel, strip }: EditorPageProps) {
  const [text, setText] = useRestedState(readDraft);
  const [caret, setCaret] = useRestedState(0);
  const [active] = useState(createActiveSentence);
  const workbench = useWorkbench(text);
  const { current } = workbench.analysis;
  const hasLive = refusalOf("watchLiveGauge", workbench.caller) === null;
  const live = useLiveEstimate(hasLive ? text : "");
  const judged = useMemo(() => judgedOf(live, current), [live, current]);
  const writing = useWriting({ workbench, judged, active, countsId: COUNTS_ID, onText: setText, onCaret: setCaret });
  const panel = useStore(editorPanel, ({ name }) => name);
  const [tab, setTab] = useTab(current);
  const pick = usePickSentence(writing, setTab);

  return (
    <ActiveSentenceContext value={active}>
      <div
        className={
          workbench.isSignedIn
            ? "flex flex-col lg:h-dvh"
            : "flex flex-col overflow-clip rounded-lg border border-line lg:h-[78dvh]"
        }
      >
        <EditorBar workbench={workbench} onFile={(picked) => void writing.openFile(picked)} onStart={writing.start} />
        <TabSwitch shown={tab === "text" ? "text" : panel} onChange={setTab} />
        <div className="grid min-h-0 grow lg:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_432px]">
          <div className={`min-h-0 min-w-0 flex-col bg-surface ${tab === "text" ? "flex" : "hidden lg:flex"}`}>
            <WritingColumn writing={writing} text={text} file={workbench.file} strip={strip} onPick={pick}>
              <Messages workbench={workbench} writing={writing} text={text} />
            </WritingColumn>
            <StatusBar id={COUNTS_ID} workbench={workbench} text={text}>
              {tools}
            </StatusBar>
          </div>
          <PanelFrame isShown={tab === "panel"} panel={panel}>
            {panel === "record" ? (
              recordPanel
            ) : (
              <EditorPanel
                current={workbench.isSignedIn ? current : null}
                live={hasLive ? live : null}
                text={text}
                caret={caret}
                placed={writing.placed}
                onPick={pick}
              />
            )}
          </PanelFrame>
        </div>
      </div>
      <AnalysingNow workbench={workbench} />
    </ActiveSentenceContext>
  );
}

/** On a narrow screen: the text, or the chosen panel. */
type Tab = "text" | "panel";

/** On a narrow screen the panel is shown when it was chosen, or after the user requested a result. */
function useTab(current: CurrentAnalysis | null) {
  const [tab, setTab] = useState<Tab>("text");
  const arrived = current?.result.analysisId;
  useEffect(() => {
    if (arrived === undefined || !current?.takesFocus) return;
    showEditorPanel("result");
  }, [arrived, current?.takesFocus]);
  useEffect(() => editorPanel.subscribe(() => setTab("panel")), []);
  return [tab, setTab] as const;
}

function TabSwitch({ shown, onChange }: { shown: "text" | EditorPanelName; onChange: (tab: Tab) => void }) {
  return (
    <div className="border-b border-line bg-surface px-4 py-2 lg:hidden">
      <Segmented
        label="보기"
        value={shown}
        onChange={(next) => {
          if (next === "text") onChange("text");
          else showEditorPanel(next);
        }}
        options={[{ value: "text", label: "글" }, ...PANELS]}
      />
    </div>
  );
}

/** Selects a sentence in the text. */
function usePickSentence({ surface, placeOf }: Writing, showTab: (tab: Tab) => void): (index: number) => void {
  return useCallback(
    (index) => {
      showTab("text");
      // On a narrow screen the text is shown first.
      requestAnimationFrame(() => {
        const place = placeOf(index);
        if (place !== null) surface?.select(place.from, place.to);
      });
    },
    [surface, placeOf, showTab],
  );
}

interface MessagesProps {
  readonly workbench: Workbench;
  readonly writing: Writing;
  readonly text: string;
}

/** Above the text: why it cannot be analysed, open questions, and notices about its file. */
function Messages({ workbench, writing, text }: MessagesProps) {
  const { file, analysis, options } = workbench;
  const { scan, recognition } = file;
  return (
    <>
      {workbench.problem && (
        <Alert tone="danger" role="alert">
          {workbench.problem}
        </Alert>
      )}
      <Suspense>
        {scan !== null && (
          <ScanOffer
            scan={scan}
            onClose={file.dismissScan}
            onRead={(pages) => void writing.openFile(scan.file, pages)}
          />
        )}
      </Suspense>
      {analysis.needsChargeConsent && <ChargeQuestion cost={costOf(options)} onAgree={writing.start} />}
      <Suspense>{workbench.hasTools && <EditorTextTools workbench={workbench} text={text} />}</Suspense>
      <Suspense>
        {recognition !== null && workbench.isSignedIn && (
          <ComparePicture
            recognition={recognition}
            judgedText={workbench.judgedRecognition}
            canAnalyse={workbench.canStart && !workbench.isLocked}
            onAnalyse={writing.start}
          />
        )}
      </Suspense>
      {text !== "" && file.source.kind !== "paste" && (
        <Suspense>
          <FileNotices notices={file.source.warnings ?? []} />
        </Suspense>
      )}
    </>
  );
}

/**
 * The newer of two judgements: the browser engine's estimate while typing, or the last analysis. Null without one or if it
 * is held, since then no sentence is marked.
 */
function judgedOf(live: LiveEstimate, current: CurrentAnalysis | null): JudgedText | null {
  if (live.text !== null && live.text !== current?.text && live.analysis?.kind === "report") {
    const { hold, sentences } = live.analysis.report;
    return hold === null ? { text: live.text, sentences, isEstimate: true } : null;
  }
  if (current === null || current.result.hold !== null) return null;
  return { text: current.text, sentences: current.result.sentences, isEstimate: false };
}
