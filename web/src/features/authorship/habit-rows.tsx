import type { ComparedHabit } from "@geulgyeol/engine/authorship";
import { formatHabitRange, formatHabitValue, HABIT_NAME } from "@geulgyeol/wording/authorship";
import { SHEET_SECTION } from "../../shared/ui/surfaces.ts";

const COLUMNS = "lg:grid lg:grid-cols-[minmax(0,1fr)_140px_84px_220px_104px] lg:items-center lg:gap-5";
const BAND = "repeating-linear-gradient(90deg, var(--color-ink-3) 0 3px, transparent 3px 4px)";

/** Each habit as the range of the earlier texts and a dot for the new one: filled inside, hollow outside, with the word. */
export function HabitRows({ habits }: { habits: readonly ComparedHabit[] }) {
  return (
    <section className={SHEET_SECTION} aria-labelledby="habits">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="habits" className="text-title-2 font-heading">
          글 버릇
        </h2>
        <p className="text-note text-ink-2">주제와 상관없는 버릇만 봐요. 띠는 지난 글의 범위, 점은 이번 글이에요.</p>
      </div>
      <div>
        <div
          aria-hidden
          className={`hidden border-b border-line-strong py-1.5 text-label font-semibold text-ink-3 ${COLUMNS}`}
        >
          <span>버릇</span>
          <span>지난 글</span>
          <span>이번 글</span>
          <span>범위와 이번 글</span>
          <span className="text-right">비교 결과</span>
        </div>
        <ul>
          {habits.map((habit) => (
            <HabitRow key={habit.id} habit={habit} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function HabitRow({ habit }: { habit: ComparedHabit }) {
  const { id, unit, value, example } = habit;
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0 ${COLUMNS}`}
    >
      <div className="min-w-0">
        <b className="font-semibold">{HABIT_NAME[id]}</b>
        {example !== "" && <div className="truncate text-label text-ink-3">‘{example}’</div>}
      </div>
      <span className="text-note text-ink-2 tabular-nums max-lg:order-3">
        <span className="lg:sr-only">지난 글 </span>
        {formatHabitRange(habit)}
      </span>
      <b className="text-note tabular-nums max-lg:order-4 max-lg:text-right">
        <span className="font-normal lg:sr-only">이번 글 </span>
        {formatHabitValue(value, unit)}
      </b>
      <span className="max-lg:order-5 max-lg:col-span-2">
        <Range habit={habit} />
      </span>
      <span className="text-right text-note font-semibold max-lg:order-2">{wordOf(habit)}</span>
    </li>
  );
}

/** Just outside the range, by no more than the length of the text explains, is not called the same. */
function wordOf({ low, high, value, agrees }: ComparedHabit): string {
  if (!agrees) return "벗어남";
  return value >= low && value <= high ? "지난 글과 같음" : "차이 적음";
}

function Range({ habit: { low, high, value, scale, agrees } }: { habit: ComparedHabit }) {
  const placeOf = (number: number) => (scale === 0 ? 0 : Math.min(100, (100 * number) / scale));
  return (
    <span className="relative block h-4.5 border-x border-line-strong" aria-hidden>
      <span className="absolute inset-x-0 top-[8.5px] border-t border-line" />
      <i
        className="absolute top-1 h-2.5 min-w-1 rounded-xs"
        style={{ left: `${placeOf(low)}%`, width: `${placeOf(high) - placeOf(low)}%`, background: BAND }}
      />
      <b
        className={`absolute top-0.75 size-3 -translate-x-1/2 rounded-full border-2 ring-2 ring-surface ${agrees ? "border-accent bg-accent" : "border-accent bg-surface"}`}
        style={{ left: `${placeOf(value)}%` }}
      />
    </span>
  );
}
