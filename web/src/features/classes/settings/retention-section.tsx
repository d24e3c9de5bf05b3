import {
  CLASS_KEPT_DAYS_AFTER_DUE,
  CLASS_NOTICE_DAYS,
  type ClassDetails,
  dayAfter,
  seoulDay,
} from "@geulgyeol/contract";
import { shortDay } from "@geulgyeol/wording/classes";
import { useState } from "react";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { geometry } from "../../../shared/ui/geometry.ts";
import { useChangeClass } from "../use-classes.ts";

type Retention = ClassDetails["retention"];

/** A day without its time, for reading: "2027. 2. 28.". */
const sayDay = (day: string) => shortDay(`${day}T03:00:00Z`);

/** Until when texts are kept. */
export function RetentionSection({ details, mayChange }: { details: ClassDetails; mayChange: boolean }) {
  const { id, days, retention } = details;
  const change = useChangeClass();
  const [day, setDay] = useState(details.retentionDay ?? days.term);
  const choose = (next: Retention) =>
    change.mutate({ id, retention: next, ...(next === "day" && { retentionDay: day }) });
  const options: readonly (readonly [value: Retention, title: string, note: string])[] = [
    ["term", "학기가 끝날 때까지", `${sayDay(days.term)}에 지워요. 처음 정해진 값이에요.`],
    [
      "after-due",
      `마감하고 ${CLASS_KEPT_DAYS_AFTER_DUE}일 뒤`,
      `과제마다 따로 지워요.${days.afterDue ? ` 가장 이른 것은 ${sayDay(days.afterDue)}이에요.` : ""} 명단은 학기가 끝날 때 지워요.`,
    ],
    ["day", "날짜 정하기", `늦어도 ${sayDay(days.latest)}까지예요. 한 해를 넘겨 둘 수는 없어요.`],
  ];
  return (
    <>
      <fieldset disabled={!mayChange}>
        <legend className="sr-only">보관</legend>
        {options.map(([value, title, note]) => (
          <label
            key={value}
            className="grid grid-cols-[22px_1fr] gap-3 border-t border-line py-3 first-of-type:border-t-0 first-of-type:pt-0"
          >
            <input
              type="radio"
              name="retention"
              checked={retention === value}
              onChange={() => choose(value)}
              className="mt-0.75 size-5 appearance-none rounded-full border-[1.5px] border-line-strong bg-surface checked:border-[6px] checked:border-accent forced-colors:appearance-auto"
            />
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block text-note text-ink-3 tabular-nums">{note}</span>
            </span>
          </label>
        ))}
        {retention === "day" && mayChange && (
          <div className="mt-1 ml-8.5 flex flex-wrap items-center gap-2">
            <input
              type="date"
              aria-label="지우는 날"
              value={day}
              min={dayAfter(seoulDay(new Date()), 1)}
              max={days.latest}
              onChange={(event) => setDay(event.target.value)}
              className="h-11 rounded-md border border-line-strong bg-surface px-3 tabular-nums"
            />
            <Button size="small" busy={change.isPending} disabled={day === ""} onClick={() => choose("day")}>
              이 날로
            </Button>
          </div>
        )}
      </fieldset>
      {change.error && (
        <Alert tone="danger" role="alert" className="mt-3">
          {messageFor(change.error, "바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <TimeLine deletesAt={details.deletesAt} />
    </>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Today, the notice and the deletion, to scale. */
function TimeLine({ deletesAt }: { deletesAt: string }) {
  const [now, end] = [Date.now(), Date.parse(deletesAt)];
  const notice = end - CLASS_NOTICE_DAYS * DAY_MS;
  if (end <= now)
    return <p className="mt-3 text-note text-ink-2">지우는 날이 지났어요. 새 학기로 쓰려면 날짜를 바꿔 주세요.</p>;
  // Room for the words at both ends.
  const place = (time: number) => 3 + (92 * Math.max(0, time - now)) / (end - now);
  const short = (time: number) => shortDay(new Date(time).toISOString()).split(". ").slice(1).join(". ");
  const told = `${short(notice)} 알림`;
  const isFar = notice > now && place(notice) < 88;
  const marks = [
    { at: 3, word: "오늘", isNow: true },
    ...(notice > now && isFar ? [{ at: place(notice), word: told, isNow: false }] : []),
    { at: 95, word: `${short(end)} 지움`, isNow: false },
  ];
  return (
    <div
      className="relative mt-5 h-11"
      role="img"
      aria-label={`오늘${notice > now ? `, ${short(notice)} 2주 전 알림` : ""}, ${short(end)} 지우는 날`}
    >
      <i className="absolute inset-x-0 top-2.25 border-t-2 border-line-strong" />
      {marks.map(({ at, word, isNow }) => (
        <span key={word}>
          <i
            className={`absolute top-1 size-3 -translate-x-1/2 rounded-full border-2 ${isNow ? "border-accent bg-accent" : "border-line-strong bg-surface"}`}
            ref={geometry({ left: `${at}%` })}
          />
          <span
            className={`absolute top-5.5 text-label whitespace-nowrap text-ink-2 tabular-nums ${isNow ? "-translate-x-2" : at > 90 ? "-translate-x-full" : "-translate-x-1/2 max-sm:hidden"}`}
            ref={geometry({ left: at > 90 ? "100%" : `${at}%` })}
          >
            {/* On a phone there is no room for two words beside each other. */}
            {at > 90 && notice > now && <span className={isFar ? "sm:hidden" : ""}>{told}, </span>}
            {word}
          </span>
        </span>
      ))}
    </div>
  );
}
