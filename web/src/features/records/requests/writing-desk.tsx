import { formatCount } from "@geulgyeol/wording";
import { formatAskedLength, formatDue, formatLeft } from "@geulgyeol/wording/records";
import { ArrowLeft } from "lucide-react";
import { type SyntheticEvent, useRef, useState } from "react";
import type { ChangeOrigin } from "../../../shared/draft/text-change.ts";
import { useCaller } from "../../../shared/session/use-caller.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import type { AskedWriting } from "./asked-writing.ts";
import { HandInDialog } from "./hand-in-dialog.tsx";
import { PasteNote } from "./paste-note.tsx";
import { type RecordPhase, useWritingDesk } from "./use-writing-desk.ts";

interface WritingDeskProps {
  readonly token: string;
  readonly request: AskedWriting;
  readonly onLeave: () => void;
}

const ORIGINS: Readonly<Record<string, ChangeOrigin>> = {
  insertFromPaste: "paste",
  insertFromDrop: "drop",
  deleteByCut: "cut",
  deleteByDrag: "cut",
  historyUndo: "undo",
  historyRedo: "undo",
};

const PHASE: Readonly<Record<Exclude<RecordPhase, "on">, string>> = {
  off: "기록하지 않는 글이에요",
  opening: "작성 기록을 켜고 있어요",
  elsewhere: "다른 탭에서 쓰고 있어요. 이 탭에서 쓴 것은 기록되지 않아요",
  failed: "이 브라우저에서는 작성 기록을 남길 수 없어요",
};

/** The page on which a requested text is written: the text, and below it the record, the length and handing in. */
export default function WritingDesk({ token, request, onLeave }: WritingDeskProps) {
  const isSignedIn = useCaller() !== "anonymous";
  const { title, wantsRecord } = request;
  const desk = useWritingDesk({ token, title, isRecorded: wantsRecord, isStamped: isSignedIn });
  const [isAsked, setAsked] = useState(false);
  const [isHandingIn, setHandingIn] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const characters = [...desk.text.normalize("NFC")].length;

  function take(event: SyntheticEvent<HTMLTextAreaElement>) {
    const { inputType = "", isComposing = false } = event.nativeEvent as InputEvent;
    desk.write(event.currentTarget.value, ORIGINS[inputType] ?? "type", isComposing);
  }

  return (
    <div className="flex h-dvh flex-col bg-surface [--tabbar-h:0px]">
      <DeskHeader request={request} characters={characters} onLeave={onLeave} onAsked={() => setAsked(true)} />
      <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-[760px] min-h-0 flex-1 flex-col">
        <textarea
          ref={field}
          aria-label="글"
          value={desk.text}
          onChange={take}
          onCompositionEnd={(event) => desk.write(event.currentTarget.value, "type", false)}
          placeholder="여기에 쓰세요"
          className="min-h-0 w-full flex-1 resize-none bg-surface px-5 py-6 text-large leading-loose outline-none sm:px-8"
        />
      </main>
      <footer className="border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]">
        <div className="mx-auto max-w-[760px] px-4 py-3 sm:px-6">
          {desk.pasted !== null && (
            <PasteNote
              key={desk.pasted.entry}
              length={desk.pasted.length}
              number={desk.pasted.number}
              onDescribe={desk.describe}
              onTakeBack={() => {
                desk.takeBack();
                field.current?.focus();
              }}
              onClose={desk.closeNote}
            />
          )}
          <DeskStatus desk={desk} characters={characters} request={request} />
          <Button
            look="primary"
            size="large"
            full
            disabled={desk.text.trim() === "" || request.state !== "open"}
            onClick={() => setHandingIn(true)}
          >
            {request.state === "open" ? "다 썼어요, 내기 전에 보기" : "이제 낼 수 없는 요청이에요"}
          </Button>
        </div>
      </footer>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={title}>
        <p className="mt-3 whitespace-pre-wrap break-words">{request.instructions || "적힌 안내가 없어요."}</p>
      </Dialog>
      {isHandingIn && (
        <HandInDialog
          token={token}
          request={request}
          desk={desk}
          characters={characters}
          onClose={() => setHandingIn(false)}
        />
      )}
    </div>
  );
}

interface DeskHeaderProps {
  readonly request: AskedWriting;
  readonly characters: number;
  readonly onLeave: () => void;
  readonly onAsked: () => void;
}

function DeskHeader({ request, characters, onLeave, onAsked }: DeskHeaderProps) {
  const { title, dueAt, now } = request;
  return (
    <header className="border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 max-w-[760px] items-center gap-2 px-2 sm:px-4">
        <Button size="icon" look="ghost" aria-label="요청으로 돌아가기" onClick={onLeave}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        </Button>
        <div className="min-w-0 flex-1">
          <h1 className="truncate font-semibold">{title}</h1>
          <p className="truncate text-note text-ink-2 tabular-nums">
            {formatDue(dueAt)} · {formatLeft(dueAt, now)}
          </p>
        </div>
        <Button look="ghost" onClick={onAsked}>
          안내
        </Button>
      </div>
      <Progress characters={characters} request={request} />
    </header>
  );
}

interface DeskStatusProps {
  readonly desk: ReturnType<typeof useWritingDesk>;
  readonly characters: number;
  readonly request: AskedWriting;
}

/** Whether the record runs, where the text is kept, and how long it is. */
function DeskStatus({ desk, characters, request }: DeskStatusProps) {
  const asked = formatAskedLength(request);
  return (
    <div className="mb-2.5 flex items-center justify-between gap-4">
      <p className="flex min-w-0 items-center gap-2.5">
        <span
          aria-hidden
          className={`size-2.5 shrink-0 rounded-full ${desk.phase === "on" ? "bg-accent" : "border border-line-strong"}`}
        />
        <span className="min-w-0">
          <span className="block text-note font-semibold">
            {desk.phase === "on" ? `작성 기록 중 · 오늘 ${desk.state?.minutesToday ?? 0}분` : PHASE[desk.phase]}
          </span>
          <span className="block text-label text-ink-2">
            {desk.isKept
              ? "이 기기에만 저장돼요. 내기 전에는 아무도 못 봐요"
              : "저장 공간이 없어 이 기기에 저장하지 못했어요"}
          </span>
        </span>
      </p>
      <p className="shrink-0 text-note text-ink-2 tabular-nums">
        <span className="font-semibold text-ink">{formatCount(characters)}</span>
        {asked === "" ? "자" : ` / ${asked}`}
      </p>
    </div>
  );
}

/** How much of the asked length is written; nothing where no length is asked for. */
function Progress({ characters, request: { minChars, maxChars } }: { characters: number; request: AskedWriting }) {
  const goal = minChars ?? maxChars;
  if (goal === null || goal === 0) return null;
  return (
    <div className="h-1 bg-sunken" aria-hidden>
      <div className="h-full bg-accent" style={{ width: `${Math.min(100, (characters / goal) * 100)}%` }} />
    </div>
  );
}
