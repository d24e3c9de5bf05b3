import type { HistoryAnalysis } from "@geulgyeol/contract";
import { formatCount, formatDateTime, KIND_NAME } from "@geulgyeol/wording";
import { Share2, Trash2, X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useNavigate } from "react-router";
import { MiniGrain } from "../../report/sentences/mini-grain.tsx";
import { Caveat } from "../../report/verdict/caveat.tsx";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { Scrim } from "../../shared/ui/scrim.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { useOpener } from "../../shared/ui/use-opener.ts";
import { AnalysisProblem } from "./analysis-problem.tsx";
import { DrawerVerdict } from "./drawer-verdict.tsx";
import { openInDraft } from "./open-in-draft.ts";
import { StarButton } from "./star-button.tsx";
import { useHistoryAnalysis } from "./use-history.ts";
import { useHistoryChanges } from "./use-history-changes.ts";

const ICON = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** A short view of a stored result next to the list; under 640 px it fills the screen. */
export function HistoryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useHistoryAnalysis(id);
  const giveFocusBack = useOpener();
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Scrim className="flex justify-end">
          <Radix.Content
            aria-describedby={undefined}
            onCloseAutoFocus={giveFocusBack}
            className="slides flex h-dvh w-full flex-col bg-raised shadow-dialog sm:w-[480px] sm:rounded-l-xl lg:w-[520px]"
          >
            <header className="flex min-h-14 items-center gap-0.5 border-b border-line py-2 pr-3 pl-5 sm:pl-7">
              <p className="mr-auto text-note text-balance text-ink-2 tabular-nums">{data && metaLine(data)}</p>
              <Radix.Close asChild>
                <Button size="icon" look="ghost" aria-label="닫기" title="닫기" className="order-last">
                  <X {...ICON} />
                </Button>
              </Radix.Close>
              {data && <Actions analysis={data} onClose={onClose} />}
            </header>
            {data ? (
              <Opened analysis={data} />
            ) : (
              <div className="flex grow flex-col p-7">
                <Radix.Title className="sr-only">분석 기록</Radix.Title>
                {error ? (
                  <AnalysisProblem error={error} onRetry={() => void refetch()} />
                ) : (
                  <p role="status" className="m-auto flex items-center gap-2.5 text-ink-2">
                    <Spinner /> 불러오고 있어요
                  </p>
                )}
              </div>
            )}
          </Radix.Content>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}

function metaLine({ result }: HistoryAnalysis): string {
  return `${formatDateTime(result.createdAt)} · ${formatCount(result.charCount)}자 · ${KIND_NAME[result.kind]}`;
}

function Actions({ analysis, onClose }: { analysis: HistoryAnalysis; onClose: () => void }) {
  const { title, isFavourite, result } = analysis;
  const id = result.analysisId;
  const dialogs = useAppDialogs();
  const { star, remove } = useHistoryChanges();

  function removeThis() {
    void remove([id]).catch(() => undefined);
    onClose();
  }

  return (
    <>
      <StarButton title={title} isFavourite={isFavourite} onChange={(isOn) => star(id, isOn)} />
      <Button size="icon" look="ghost" aria-label="공유" title="공유" onClick={() => dialogs.openShare(id)}>
        <Share2 {...ICON} />
      </Button>
      <Button size="icon" look="ghost" aria-label="지우기" title="지우기" onClick={removeThis}>
        <Trash2 {...ICON} />
      </Button>
    </>
  );
}

function Opened({ analysis }: { analysis: HistoryAnalysis }) {
  const { result, text, title } = analysis;
  const navigate = useNavigate();
  return (
    <>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is long scrolls in here, with the keyboard too
        tabIndex={0}
        className="grow overflow-y-auto px-5 py-5 focus-visible:-outline-offset-2 sm:px-7"
      >
        <Radix.Title className="mb-4 text-title-2 font-heading break-words">{title}</Radix.Title>
        <DrawerVerdict result={result} />
        {result.hold === null && result.sentences.length > 0 && (
          <section className="mt-5 border-t border-line pt-5">
            <h3 className="mb-3 font-heading">글의 결</h3>
            <MiniGrain sentences={result.sentences} height="h-[72px]" withNumbers={result.sentences.length <= 20} />
          </section>
        )}
        <div className="mt-5 border-t border-line pt-5">
          <Caveat />
          <p className="mt-3 text-label text-ink-3">
            엔진 {result.engineVersion} · 모델 {result.modelVersion}
            {analysis.isOutdated && " · 지금은 새 엔진이 있어요"}
          </p>
        </div>
      </div>
      <footer className="flex gap-2 border-t border-line px-5 py-4 pb-[calc(16px+env(safe-area-inset-bottom))] sm:px-7">
        <Button className="grow basis-0" onClick={() => openInDraft(text, navigate)}>
          에디터에서 열기
        </Button>
        <ButtonLink to={`/history/${result.analysisId}`} look="primary" className="grow basis-0">
          전체 결과 보기
        </ButtonLink>
      </footer>
    </>
  );
}
