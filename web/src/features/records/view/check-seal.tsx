import { RECORD_BADGE_CHANGED_MAX, type RecordEntry, type Stamp, type WritingRecord } from "@geulgyeol/contract";
import type { RecordFacts } from "@geulgyeol/records";
import { formatCount, formatDateTime } from "@geulgyeol/wording";
import { formatMoment, sayCompared, sayOtherText } from "@geulgyeol/wording/records";
import { Check, CircleAlert, Clock, GitCompareArrows, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { geometry } from "../../../shared/ui/geometry.ts";
import { TEXT_LINK } from "../../../shared/ui/surfaces.ts";
import type { ComparedText } from "./compared-text.ts";
import { faultOfShownText } from "./shown-text-fault.ts";
import type { RecordCheckState } from "./use-record-check.ts";

interface CheckSealProps {
  readonly record: WritingRecord;
  readonly check: RecordCheckState;
  /** Null where nothing can be counted. */
  readonly facts: RecordFacts | null;
  /** Shows the record at the entry where it breaks; null if its course is not on the page. */
  readonly onShowBreak: ((index: number) => void) | null;
  /** Shows the explanation of the check. */
  readonly onHow: () => void;
}

/** What the check in this browser found: while it runs, whole, whole without all of the server's times, or broken at a place. */
export function CheckSeal({ record, check, facts, onShowBreak, onHow }: CheckSealProps) {
  const total = record.entries.length;
  if (check.phase === "checking") {
    return (
      <Seal icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />} look="plain" title="기록을 맞춰 보고 있어요">
        {formatCount(total)}개 가운데 {formatCount(check.seen)}개를 봤어요. 글은 먼저 읽어도 돼요.
        <span className="mt-2.5 block h-1 w-full rounded-full bg-sunken" aria-hidden>
          <span
            className="block h-full rounded-full bg-accent"
            ref={geometry({ width: `${total === 0 ? 100 : (check.seen / total) * 100}%` })}
          />
        </span>
      </Seal>
    );
  }
  const { fault, stamps } = check;
  const how = (
    <button
      type="button"
      onClick={onHow}
      className={`mt-1 inline-flex items-center text-note max-lg:min-h-11 ${TEXT_LINK}`}
    >
      어떻게 확인했나요
    </button>
  );
  const other = faultOfShownText(record, check);
  if (other !== null) {
    const { title, sentence } = sayOtherText(other.compared);
    return (
      <Seal icon={<GitCompareArrows size={16} strokeWidth={1.75} aria-hidden />} look="warn" title={title}>
        {sentence} 누가 왜 바꿨는지는 알 수 없어요. 보낸 사람에게 다시 받아 보세요.
      </Seal>
    );
  }
  if (fault !== null) {
    return (
      <Seal
        icon={<CircleAlert size={17} strokeWidth={2} aria-hidden />}
        look="warn"
        title={fault.part === "clock" ? "서버가 인증한 시각과 맞지 않아요" : "한 곳에서 기록이 이어지지 않아요"}
      >
        {breakSentence(record, check)} 누가 왜 바꿨는지는 알 수 없어요. 보낸 사람에게 다시 받아 보세요.
        <br />
        {onShowBreak && (
          <button
            type="button"
            className={`mt-1 inline-flex items-center text-note max-lg:min-h-11 ${TEXT_LINK}`}
            onClick={() => onShowBreak(fault.index)}
          >
            맞지 않는 곳 보기
          </button>
        )}
      </Seal>
    );
  }
  if (stamps === null || stamps.length === 0 || facts?.isStamped === false) {
    return (
      <Seal
        icon={<Clock size={17} strokeWidth={1.75} aria-hidden />}
        look="plain"
        title={stamps?.length ? "시각의 일부는 서버가 확인하지 못했어요" : "시각은 서버가 확인하지 못했어요"}
      >
        기록 {formatCount(total)}개가 처음부터 끝까지 이어져요. {deviceTimes(stamps, facts)}
        <br />
        {how}
      </Seal>
    );
  }
  return (
    <Seal icon={<Check size={17} strokeWidth={2.5} aria-hidden />} look="whole" title="중간에 고친 흔적이 없어요">
      방금 이 브라우저에서 기록 {formatCount(total)}개를 처음부터 끝까지 맞춰 봤어요. 서버가 시각을{" "}
      {formatCount(stamps.length)}번 인증했어요.
      <br />
      {how}
    </Seal>
  );
}

/** How a text that the reader has differs from the record's final one. Not part of the check of the record itself. */
export function ComparedSeal({ compared, onShow }: { compared: ComparedText; onShow: () => void }) {
  const { title, sentence } = sayCompared({ ...compared, editedMax: RECORD_BADGE_CHANGED_MAX });
  return (
    <Seal
      icon={
        compared.isSame ? (
          <Check size={17} strokeWidth={2.5} aria-hidden />
        ) : (
          <GitCompareArrows size={16} strokeWidth={1.75} aria-hidden />
        )
      }
      look={compared.isSame ? "whole" : "plain"}
      title={title}
      testId="record-compared"
    >
      {sentence}
      {!compared.isSame && (
        <>
          <br />
          <button
            type="button"
            className={`mt-1 inline-flex items-center text-note max-lg:min-h-11 ${TEXT_LINK}`}
            onClick={onShow}
          >
            바뀐 곳 보기
          </button>
        </>
      )}
    </Seal>
  );
}

/** Why its times, or some of them, are only those of the writer's device. */
function deviceTimes(stamps: readonly Stamp[] | null, facts: RecordFacts | null): string {
  if (stamps === null) return "서버에 시각을 묻지 못했어요. 잠시 뒤 다시 열어 주세요.";
  if (stamps.length === 0) return "시각 인증 없이 썼어요. 시각은 글쓴이 기기의 시계를 따른 값이에요.";
  const count = formatCount(facts?.unstamped ?? 0);
  return `서버가 시각을 ${formatCount(stamps.length)}번 인증했지만, ${count}자가 들어온 시각은 글쓴이 기기의 시계를 따른 값이에요. 인터넷이 끊긴 채 쓰면 이럴 수 있어요.`;
}

/** Where and when a record breaks, in one sentence. */
function breakSentence({ head, entries, stamps }: WritingRecord, check: RecordCheckState): string {
  if (check.phase !== "done" || check.fault === null) return "";
  const { fault } = check;
  const { index } = fault;
  const at = (entry: RecordEntry | undefined) => formatMoment(Date.parse(head.startedAt) + (entry?.time ?? 0));
  const place = `${formatCount(index + 1)}번째 기록(${at(entries[index])})`;
  if (fault.part === "clock") {
    return `${place}의 시각이 서버가 인증한 ${formatDateTime(fault.stampedAt ?? "")}와 10분 넘게 달라요.`;
  }
  const next = nextStamp(stamps, index);
  if (fault.part === "chain" && next !== null && next.entries > index + 1) {
    return `${place}부터 ${formatCount(next.entries)}번째 기록 사이가 서버가 인증한 것과 맞지 않아요.`;
  }
  return `${place}부터 맞지 않아요.`;
}

function nextStamp(stamps: readonly Stamp[], index: number): Stamp | null {
  return stamps.filter(({ entries }) => entries > index).sort((one, other) => one.entries - other.entries)[0] ?? null;
}

const LOOKS = {
  plain: "bg-sunken text-ink-2",
  whole: "bg-success-soft text-success inset-ring inset-ring-success-line",
  warn: "bg-warn-soft text-warn inset-ring inset-ring-warn-line",
} as const;

interface SealProps {
  readonly icon: ReactNode;
  readonly look: keyof typeof LOOKS;
  readonly title: string;
  readonly children: ReactNode;
  readonly testId?: string;
}

function Seal({ icon, look, title, children, testId = "record-check" }: SealProps) {
  return (
    <div className="flex items-start gap-3" role="status" data-testid={testId}>
      <span className={`grid size-8 shrink-0 place-items-center rounded-full ${LOOKS[look]}`}>{icon}</span>
      <div className="min-w-0 grow">
        <p className="font-heading">{title}</p>
        <div className="mt-0.5 text-note text-ink-2 tabular-nums">{children}</div>
      </div>
    </div>
  );
}
