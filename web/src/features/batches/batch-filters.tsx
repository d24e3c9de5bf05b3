import { CERTAINTY_WORD, HOLD_LABEL, REVIEW_NAME, VERDICT_SHORT } from "@geulgyeol/wording";
import { Search } from "lucide-react";
import { SelectField } from "../../shared/ui/select-field.tsx";
import type { BatchView, Sort } from "./batch-view.ts";

const SORT_NAME: Readonly<Record<Sort, string>> = {
  roster: "번호순",
  name: "이름순",
  length: "글자 많은 순",
  reviewed: "살펴보지 않은 것부터",
};

interface BatchFiltersProps {
  readonly view: BatchView;
  readonly onChange: (changes: Partial<BatchView>) => void;
}

/** Search, filters and order of the table. Filters by finding are asked for; an order by it does not exist. */
export function BatchFilters({ view, onChange }: BatchFiltersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers that are still supported, and to jsdom
    <div role="search" aria-label="글 찾기" className="mb-3 flex flex-wrap items-center gap-2">
      <div className="relative max-sm:w-full">
        <Search
          size={16}
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
          aria-hidden
        />
        <input
          type="search"
          aria-label="이름이나 파일 찾기"
          placeholder="이름이나 파일 찾기"
          value={view.query}
          maxLength={100}
          onChange={(event) => onChange({ query: event.target.value })}
          className="h-9 w-57 rounded-md border border-line-strong bg-surface pr-3 pl-9 text-note placeholder:text-ink-3 max-lg:h-11 max-sm:w-full"
        />
      </div>
      <SelectField
        label="판단"
        value={view.finding}
        onChange={(finding) => onChange({ finding })}
        options={[
          { value: "all", label: "판단 모두" },
          { value: "human", label: VERDICT_SHORT.human },
          { value: "mixed", label: VERDICT_SHORT.mixed },
          { value: "ai", label: VERDICT_SHORT.ai },
          { value: "hollow", label: `${HOLD_LABEL} · 근거 약함` },
          { value: "none", label: "아직 없음" },
        ]}
      />
      <SelectField
        label="근거"
        value={view.evidence}
        onChange={(evidence) => onChange({ evidence })}
        options={[
          { value: "all", label: "근거 모두" },
          { value: "strong", label: CERTAINTY_WORD.strong },
          { value: "moderate", label: CERTAINTY_WORD.moderate },
        ]}
      />
      <SelectField
        label="살펴봄"
        value={view.reviewed}
        onChange={(reviewed) => onChange({ reviewed })}
        options={[
          { value: "all", label: "살펴봄 모두" },
          { value: "none", label: REVIEW_NAME.none },
          { value: "read", label: REVIEW_NAME.read },
          { value: "talked", label: REVIEW_NAME.talked },
        ]}
      />
      <span className="sm:ml-auto">
        <SelectField
          label="차례"
          value={view.sort}
          onChange={(sort) => onChange({ sort })}
          options={(Object.keys(SORT_NAME) as Sort[]).map((value) => ({ value, label: SORT_NAME[value] }))}
        />
      </span>
    </div>
  );
}
