import type { HistoryEntry } from "@geulgyeol/contract";
import { formatCount, formatPercent, formatRecent, KIND_NAME } from "@geulgyeol/wording";
import { memo } from "react";
import { Link } from "react-router";
import { GrainBars } from "../../report/sentences/grain-bars.tsx";
import { HowSure } from "../../report/verdict/how-sure.tsx";
import { VerdictBadge } from "../../report/verdict/verdict-badge.tsx";
import { sourceName } from "../../shared/copy/analysis-names.ts";
import { CheckBox } from "../../shared/ui/check-box.tsx";
import { StarButton } from "./star-button.tsx";

/** The columns of the list; the grain is shown if there is room. */
export const COLUMNS =
  "lg:grid lg:grid-cols-[20px_minmax(0,1fr)_118px_140px_84px_36px] lg:items-center lg:gap-x-4 xl:grid-cols-[20px_minmax(0,1fr)_190px_118px_144px_92px_36px] xl:gap-x-5";

interface HistoryRowProps {
  readonly entry: HistoryEntry;
  readonly now: string;
  /** Address that opens it in the drawer. */
  readonly address: string;
  readonly isOpen: boolean;
  readonly isPicked: boolean;
  readonly onPick: (id: string, isPicked: boolean) => void;
  readonly onStar: (id: string, isFavourite: boolean) => void;
}

/** One analysis: the row opens it, the checkbox selects it, the star marks it. On a phone it has three lines. */
export const HistoryRow = memo(function HistoryRow(props: HistoryRowProps) {
  const { entry, now, address, isOpen, isPicked, onPick, onStar } = props;
  const { id, title, verdict, isHeld, grain, createdAt } = entry;
  return (
    <li
      className={`relative border-t border-line px-4 py-3 first:border-t-0 sm:px-5 ${COLUMNS} max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-2 ${isOpen || isPicked ? "bg-accent-soft" : "hover:bg-sunken"}`}
    >
      <CheckBox
        className="z-10"
        aria-label={`고르기: ${title}`}
        checked={isPicked}
        onChange={(event) => onPick(id, event.target.checked)}
      />
      <EntryWords entry={entry} address={address} />
      <div className="hidden xl:block">{!isHeld && <GrainBars bars={grain} />}</div>
      <span className="max-lg:order-1 max-lg:ml-8">
        <VerdictBadge verdict={verdict} isHeld={isHeld} />
      </span>
      <Probability entry={entry} />
      <time
        dateTime={createdAt}
        className="text-note whitespace-nowrap text-ink-3 tabular-nums max-lg:order-3 max-lg:ml-auto lg:text-right"
      >
        {formatRecent(createdAt, now)}
      </time>
      <StarButton title={title} isFavourite={entry.isFavourite} onChange={(isFavourite) => onStar(id, isFavourite)} />
    </li>
  );
});

/** Title, facts and, for a search, the match. */
function EntryWords({ entry, address }: Pick<HistoryRowProps, "entry" | "address">) {
  const { title, kind, source, charCount } = entry;
  const meta = [sourceName(source), `${formatCount(charCount)}자`, kind === "basic" ? null : KIND_NAME[kind]];
  return (
    <div className="min-w-0 max-lg:grow max-lg:basis-[calc(100%-108px)] max-lg:-mr-1">
      <p className="truncate font-semibold">
        <Link
          to={address}
          preventScrollReset
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
      </p>
      <p className="truncate text-label text-ink-3 tabular-nums">
        {meta.filter(Boolean).join(" · ")}
        {entry.isOutdated && " · 예전 엔진"}
      </p>
      {entry.excerpt && (
        <p className="mt-0.5 line-clamp-2 text-note text-ink-2">
          {entry.excerpt.before}
          <mark className="rounded-2xs bg-accent-soft px-0.5 font-semibold text-accent">{entry.excerpt.match}</mark>
          {entry.excerpt.after}
        </p>
      )}
    </div>
  );
}

/** A held result has no number. */
function Probability({ entry }: Pick<HistoryRowProps, "entry">) {
  return (
    <span className="tabular-nums max-lg:order-2">
      {!entry.isHeld && (
        <>
          <b className="font-bold whitespace-nowrap">
            <span className="sr-only">AI 작성 확률 </span>
            {formatPercent(entry.aiProbability)}
          </b>{" "}
          <span className="inline-block text-label whitespace-nowrap text-ink-3">
            <HowSure of={entry} />
          </span>
        </>
      )}
    </span>
  );
}
