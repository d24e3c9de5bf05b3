import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "../../../shared/ui/logo.tsx";

interface Sends {
  readonly instructions: string;
  readonly wantsRecord: boolean;
  readonly wantsReplay: boolean;
}

interface RequestPreviewProps {
  readonly asker: string;
  readonly title: string;
  readonly line: readonly string[];
  readonly asked: Sends;
}

/** The first page of who receives a request, as it will look. */
export function RequestPreview({ asker, title, line, asked }: RequestPreviewProps) {
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-paper shadow-sheet">
      <div className="border-b border-line px-5 py-4" aria-hidden>
        <Logo />
      </div>
      <div className="px-5 py-5">
        <AskedFor
          asker={asker}
          title={<p className="mt-1 text-title-3 font-heading break-words">{title}</p>}
          line={line}
          asked={asked}
        />
        <p className="mt-5 rounded-md bg-accent-soft py-2.5 text-center font-semibold text-accent" aria-hidden>
          글쓰기 시작
        </p>
        <p className="mt-2 text-center text-note text-ink-3">가입하지 않아도 쓸 수 있어요.</p>
      </div>
    </div>
  );
}

interface AskedForProps extends Omit<RequestPreviewProps, "title"> {
  readonly title: ReactNode;
  /** Why nothing is taken any more; null while texts are taken. */
  readonly ended?: ReactNode;
}

/** What is asked, and what will be sent with the text, as long as it can be sent. */
export function AskedFor({ asker, title, line, asked, ended = null }: AskedForProps) {
  const { instructions, wantsRecord, wantsReplay } = asked;
  return (
    <>
      <p className="text-note text-ink-2">{asker} 님이 글을 부탁했어요</p>
      {title}
      <p className="mt-1.5 text-note text-ink-2 tabular-nums">{line.filter(Boolean).join(" · ")}</p>
      {ended}
      {instructions.trim() !== "" && <p className="mt-3 whitespace-pre-wrap break-words">{instructions}</p>}
      {ended === null && <SentAlong wantsRecord={wantsRecord} wantsReplay={wantsReplay} />}
    </>
  );
}

function SentAlong({ wantsRecord, wantsReplay }: Pick<Sends, "wantsRecord" | "wantsReplay">) {
  return (
    <>
      <h2 className="mt-5 border-t border-line pt-4 font-semibold">글과 함께 보내는 것</h2>
      <ul className="mt-1">
        {wantsRecord ? (
          <>
            <Sent isSent>언제, 몇 번에 걸쳐 썼는지</Sent>
            <Sent isSent>붙여 넣은 곳과 AI 편집을 한 곳</Sent>
            {wantsReplay ? (
              <Sent isSent>쓴 과정 다시 보기 (끌 수 있어요)</Sent>
            ) : (
              <Sent isSent={false}>지운 글의 내용은 보내지 않아요</Sent>
            )}
          </>
        ) : (
          <Sent isSent={false}>쓴 과정은 보내지 않아요</Sent>
        )}
      </ul>
    </>
  );
}

function Sent({ isSent, children }: { isSent: boolean; children: ReactNode }) {
  const Icon = isSent ? Check : Minus;
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 last:border-b-0">
      <Icon size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
      {children}
    </li>
  );
}
