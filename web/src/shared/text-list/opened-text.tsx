import { ArrowLeft, ArrowRight, ChevronLeft, List } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TEXT_LINK } from "../ui/surfaces.ts";

/** A line of the list: whose text it is and what the reader has done with it, never what was found. */
export interface TextLine {
  readonly id: string;
  readonly number: number | null;
  readonly name: string;
  readonly state: string;
}

interface OpenedTextProps {
  readonly lines: readonly TextLine[];
  readonly openId: string;
  readonly addressOf: (id: string) => string;
  /** Where all texts are shown. */
  readonly back: { readonly to: string; readonly label: string };
  /** Name and facts of the set of texts. */
  readonly title: string;
  readonly facts: string;
  readonly heading: string;
  readonly about: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** One text of several writers: the list at the left, the one before and after, and j and k or the arrows to change it. */
export function OpenedText(props: OpenedTextProps) {
  const { lines, openId, addressOf, back, title, facts, heading, about, actions, children } = props;
  const at = lines.findIndex(({ id }) => id === openId);
  const [before, after] = [lines[at - 1], lines[at + 1]];
  useChangeByKey(before && addressOf(before.id), after && addressOf(after.id));
  const focused = useFocusOnChange(openId);
  const [isListOpen, setListOpen] = useState(false);
  return (
    <div className="min-[87.5rem]:grid min-[87.5rem]:grid-cols-[232px_minmax(0,1fr)] min-[87.5rem]:gap-x-8">
      <aside className="max-[87.5rem]:hidden">
        <div className="sticky top-9 flex max-h-[calc(100dvh-72px)] flex-col">
          <BackLink {...back} />
          <p className="font-heading break-words">{title}</p>
          <p className="mb-3 text-note text-ink-3 tabular-nums">{facts}</p>
          <nav aria-label="글 목록" className="-mx-3 min-h-0 overflow-y-auto pb-4">
            <Lines lines={lines} openId={openId} addressOf={addressOf} />
          </nav>
        </div>
      </aside>
      <div className="min-w-0 max-lg:pb-14">
        <div className="mb-3 flex items-center justify-between gap-3 min-[87.5rem]:hidden">
          <BackLink {...back} />
          <Button size="small" onClick={() => setListOpen(true)}>
            <List {...ICON} />
            <span className="tabular-nums">
              {at + 1} / {lines.length}
            </span>
          </Button>
        </div>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
          <nav
            aria-label="앞뒤 글"
            className="flex gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(var(--tabbar-h)+env(safe-area-inset-bottom))] max-lg:z-10 max-lg:grid max-lg:grid-cols-2 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-2"
          >
            {before ? (
              <ButtonLink size="small" to={addressOf(before.id)} className="min-w-0">
                <ArrowLeft {...ICON} />
                <span className="truncate">
                  <span className="sr-only">앞 글: </span>
                  {nameOf(before)}
                </span>
              </ButtonLink>
            ) : (
              <span className="lg:hidden" />
            )}
            {after && (
              <ButtonLink size="small" to={addressOf(after.id)} className="min-w-0">
                <span className="truncate">
                  <span className="sr-only">다음 글: </span>
                  {nameOf(after)}
                </span>
                <ArrowRight {...ICON} />
              </ButtonLink>
            )}
          </nav>
          {actions}
        </div>
        <header className="mb-4.5">
          <h1 ref={focused} tabIndex={-1} className="scroll-mt-20 text-title-1 font-bold break-words">
            {heading}
          </h1>
          <p className="mt-0.5 text-note text-ink-3 tabular-nums break-words">{about}</p>
        </header>
        {children}
      </div>
      <Dialog open={isListOpen} onClose={() => setListOpen(false)} title={title} description={facts}>
        <nav aria-label="글 목록" className="-mx-3 mt-3 max-h-[60dvh] overflow-y-auto">
          <Lines lines={lines} openId={openId} addressOf={addressOf} onChosen={() => setListOpen(false)} />
        </nav>
      </Dialog>
    </div>
  );
}

function nameOf({ number, name }: TextLine): string {
  return [number, name].filter((part) => part !== null && part !== "").join(" ");
}

function BackLink({ to, label }: OpenedTextProps["back"]) {
  return (
    <Link to={to} className={`mb-2 inline-flex min-h-9 items-center gap-1 text-note max-lg:min-h-11 ${TEXT_LINK}`}>
      <ChevronLeft {...ICON} />
      {label}
    </Link>
  );
}

function Lines({
  lines,
  openId,
  addressOf,
  onChosen,
}: Pick<OpenedTextProps, "lines" | "openId" | "addressOf"> & { onChosen?: () => void }) {
  return (
    <ol>
      {lines.map((line) => (
        <li key={line.id}>
          <Link
            to={addressOf(line.id)}
            onClick={onChosen}
            aria-current={line.id === openId ? "page" : undefined}
            className="grid min-h-10 grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-2 border-l-3 border-transparent px-3 text-copy hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:bg-surface aria-[current=page]:font-heading max-lg:min-h-11"
          >
            <span className="text-ink-3 tabular-nums">{line.number}</span>
            <span className="truncate">{line.name}</span>
            <span className="text-label font-medium text-ink-3">{line.state}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** j or → for the next text, k or ← for the one before; not while something is being typed or chosen. */
function useChangeByKey(before: string | undefined, after: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=slider]"))
        return;
      const to =
        event.key === "j" || event.key === "ArrowRight"
          ? after
          : event.key === "k" || event.key === "ArrowLeft"
            ? before
            : undefined;
      if (to === undefined) return;
      event.preventDefault();
      void navigate(to);
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [before, after, navigate]);
}

/** The heading takes the focus when another text is opened, not on the first one. */
function useFocusOnChange(openId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(openId);
  useEffect(() => {
    if (shown.current === openId) return;
    shown.current = openId;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [openId]);
  return heading;
}
