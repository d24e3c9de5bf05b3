import type { HistoryEntry, ResultSnapshot } from "@geulgyeol/contract";
import { formatPercent, formatRecent } from "@geulgyeol/wording";
import { useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn, X } from "lucide-react";
import { useState } from "react";
import { GrainBars } from "../../report/sentences/grain-bars.tsx";
import { HowSure } from "../../report/verdict/how-sure.tsx";
import { VerdictBadge } from "../../report/verdict/verdict-badge.tsx";
import { loadApi } from "../../shared/api/load-api.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { CheckField } from "../../shared/ui/check-field.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { AttachedResult } from "./attached-result.tsx";
import { FAILED } from "./community-copy.ts";
import { useAsMember } from "./use-profile.ts";

/** The post's attachment: the current one, none, or one of the user's analyses. */
export type Choice = "keep" | null | { readonly analysisId: string; readonly withExcerpt: boolean };

interface ResultPickerProps {
  readonly attached: ResultSnapshot | null;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Attaches one of the user's results to a post. */
export function ResultPicker({ attached, choice, onChoose }: ResultPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<HistoryEntry | null>(null);
  const asMember = useAsMember();
  const own = choice === null || choice === "keep" ? null : choice;
  return (
    <section aria-label="결과 붙이기">
      {choice === "keep" && attached && <AttachedResult result={attached} />}
      {own && picked && (
        <div className="rounded-md border border-line px-4 py-3">
          <p className="truncate font-semibold">{picked.title}</p>
          <p className="mt-1 mb-2 flex items-center gap-2 text-note tabular-nums">
            <VerdictBadge verdict={picked.verdict} isHeld={picked.isHeld} /> <Figure entry={picked} />
          </p>
          {!picked.isHeld && <GrainBars bars={picked.grain} />}
          <CheckField
            label="글의 앞부분도 보이기"
            checked={own.withExcerpt}
            onChange={(event) => onChoose({ ...own, withExcerpt: event.target.checked })}
          />
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => asMember(() => setOpen(true))}>
          <ChartNoAxesColumn size={16} strokeWidth={1.75} aria-hidden />
          {choice === null ? "내 결과 붙이기" : "다른 결과로 바꾸기"}
        </Button>
        {choice !== null && (
          <Button size="small" look="ghost" onClick={() => onChoose(null)}>
            <X size={16} strokeWidth={1.75} aria-hidden />
            결과 떼기
          </Button>
        )}
      </div>
      {isOpen && (
        <PickDialog
          onClose={() => setOpen(false)}
          onPick={(entry) => {
            setPicked(entry);
            onChoose({ analysisId: entry.id, withExcerpt: false });
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}

/** A held result has no number. */
function Figure({ entry }: { entry: HistoryEntry }) {
  if (entry.isHeld) return null;
  return (
    <span>
      <b className="font-semibold">{formatPercent(entry.aiProbability)}</b>{" "}
      <span className="text-ink-3">
        <HowSure of={entry} />
      </span>
    </span>
  );
}

function PickDialog({ onPick, onClose }: { onPick: (entry: HistoryEntry) => void; onClose: () => void }) {
  const session = useSession();
  const userId = session.status === "authenticated" ? session.user.id : null;
  const history = useQuery({
    queryKey: ["community-own-results", userId],
    queryFn: async ({ signal }) => {
      const { callEndpoint, listHistory } = await loadApi();
      return callEndpoint(listHistory, {}, { signal });
    },
    staleTime: 0,
  });
  const now = new Date().toISOString();
  return (
    <Dialog
      open
      onClose={onClose}
      width={460}
      title="붙일 결과 고르기"
      description="결과 그래프만 보이고 글은 보이지 않아요."
    >
      {history.isPending && (
        <p role="status" className="mt-5 flex items-center gap-2.5 text-ink-2">
          <Spinner /> 불러오고 있어요
        </p>
      )}
      {history.isError && (
        <Alert tone="danger" role="alert" className="mt-5">
          분석 기록을 {FAILED.load}
        </Alert>
      )}
      {history.data?.entries.length === 0 && <p className="mt-5 text-ink-2">아직 분석한 글이 없어요.</p>}
      <ul className="mt-4 flex flex-col">
        {history.data?.entries.map((entry) => (
          <li key={entry.id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              onClick={() => onPick(entry)}
              className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-md px-2 py-3 text-left hover:bg-sunken"
            >
              <span className="truncate font-medium">{entry.title}</span>
              <VerdictBadge verdict={entry.verdict} isHeld={entry.isHeld} />
              <span className="text-label text-ink-3">{formatRecent(entry.createdAt, now)}</span>
              <span className="text-right text-note tabular-nums">
                <Figure entry={entry} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
