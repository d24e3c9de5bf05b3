import { HISTORY_SEARCH_MAX_CHARS, HISTORY_SEARCH_MIN_CHARS } from "@geulgyeol/contract";
import { Search, Star } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Segmented } from "../../shared/ui/segmented.tsx";
import { SelectField } from "../../shared/ui/select-field.tsx";
import { type HistoryView, isNarrowed, type Period } from "./use-history-filters.ts";

/** Pause in typing after which the list is searched. */
const SEARCH_DELAY_MS = 250;

const PERIODS: readonly { value: Period; label: string }[] = [
  { value: "all", label: "모든 날" },
  { value: "7", label: "최근 7일" },
  { value: "30", label: "최근 30일" },
  { value: "90", label: "최근 90일" },
  { value: "days", label: "날짜 고르기" },
];

interface HistoryFiltersProps {
  readonly view: HistoryView;
  readonly counts: { readonly human: number; readonly mixed: number; readonly ai: number } | null;
  readonly onChange: (changes: Readonly<Record<string, string | null>>) => void;
}

export function HistoryFilters({ view, counts, onChange }: HistoryFiltersProps) {
  // The numbers refer to the whole history, so they are shown only without filters.
  const isWhole = !isNarrowed({ ...view, verdict: null });
  const withCount = (name: string, count: number | undefined) =>
    isWhole && count !== undefined ? `${name} ${count}` : name;
  const total = counts ? counts.human + counts.mixed + counts.ai : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers that are still supported, and to jsdom
    <div role="search" aria-label="기록 찾기" className="mb-4 flex flex-wrap items-center gap-3">
      <SearchField query={view.query} onChange={(query) => onChange({ q: query })} />
      <Segmented
        label="판정"
        value={view.verdict ?? "all"}
        onChange={(verdict) => onChange({ verdict: verdict === "all" ? null : verdict })}
        options={[
          { value: "all", label: withCount("전체", total) },
          { value: "human", label: withCount("사람 글", counts?.human) },
          { value: "mixed", label: withCount("일부 의심", counts?.mixed) },
          { value: "ai", label: withCount("AI", counts?.ai) },
        ]}
      />
      <div className="flex flex-wrap items-center gap-2 lg:ml-auto">
        <button
          type="button"
          aria-pressed={view.favourite}
          onClick={() => onChange({ star: view.favourite ? null : "1" })}
          className="inline-flex h-9 items-center gap-1.5 rounded-md border border-line-strong bg-surface px-3 text-note font-semibold hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent max-lg:h-11"
        >
          <Star size={16} strokeWidth={1.75} fill={view.favourite ? "currentColor" : "none"} aria-hidden />
          즐겨찾기
        </button>
        <SelectField
          label="분석 종류"
          value={view.kind ?? "all"}
          onChange={(kind) => onChange({ kind: kind === "all" ? null : kind })}
          options={[
            { value: "all", label: "모든 분석" },
            { value: "basic", label: "기본" },
            { value: "wordLevel", label: "단어별" },
            { value: "ensemble", label: "앙상블" },
          ]}
        />
        <SelectField
          label="분석한 때"
          value={view.period}
          onChange={(period) => onChange({ period: period === "all" ? null : period, from: null, to: null })}
          options={PERIODS}
        />
      </div>
      {view.period === "days" && (
        <div className="flex flex-wrap items-center gap-2 text-note max-sm:w-full">
          <DayField label="첫날" value={view.from} max={view.to} onChange={(from) => onChange({ from })} />
          <span aria-hidden>–</span>
          <DayField label="끝날" value={view.to} min={view.from} onChange={(to) => onChange({ to })} />
        </div>
      )}
    </div>
  );
}

function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(query);
  const sent = useRef(query);
  useEffect(() => {
    // The address was changed elsewhere, for instance by going back.
    if (query !== sent.current) {
      sent.current = query;
      setTyped(query);
    }
  }, [query]);
  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      onChange(typed);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  const isTooShort = typed.trim() !== "" && [...typed.replace(/\s/g, "")].length < HISTORY_SEARCH_MIN_CHARS;
  return (
    <div className="w-full sm:w-80">
      <label htmlFor={id} className="sr-only">
        제목이나 본문 검색
      </label>
      <div className="relative">
        <Search
          size={18}
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
          aria-hidden
        />
        <input
          id={id}
          type="search"
          value={typed}
          maxLength={HISTORY_SEARCH_MAX_CHARS}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="제목이나 본문 검색"
          aria-describedby={isTooShort ? `${id}-help` : undefined}
          className="h-11 w-full rounded-md border border-line-strong bg-surface pr-3 pl-10 placeholder:text-ink-3"
        />
      </div>
      {isTooShort && (
        <p id={`${id}-help`} className="mt-1 text-note text-ink-3">
          두 글자부터 찾아요.
        </p>
      )}
    </div>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  return (
    <input
      type="date"
      aria-label={label}
      value={value}
      min={min || undefined}
      max={max || undefined}
      onChange={(event) => onChange(event.target.value)}
      className="h-9 rounded-md border border-line-strong bg-surface px-2.5 tabular-nums max-lg:h-11"
    />
  );
}
