import type { WritingRecord } from "@geulgyeol/contract";
import { factsOf, finalText, withholdTexts } from "@geulgyeol/records";
import { sayMinutes } from "@geulgyeol/wording/classes";
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { Button } from "../../../shared/ui/button.tsx";
import { showToast } from "../../../shared/ui/toast-store.ts";
import { assembleRecord } from "../export-record.ts";
import { listRecords } from "../record-store.ts";
import type { SaltedRecord } from "../recorder.ts";
import { isSalted, sealStoredRecord } from "../recording.ts";

/** Records that are looked at, newest first. */
const MOST_RECORDS = 30;
const SHORTEST_TEXT = 20;

interface Attached {
  readonly record: WritingRecord;
  readonly text: string;
  readonly sessions: number;
  readonly activeMinutes: number;
}

/** A record on this device that is not yet attached. */
interface Found extends Omit<Attached, "record"> {
  readonly stored: SaltedRecord;
}

interface RecordToAttachProps {
  readonly text: string;
  readonly attached: Attached | null;
  readonly onAttach: (attached: Attached | null) => void;
}

/** Offers the record on this device that ends with this text. It goes without what was deleted. */
export function RecordToAttach({ text, attached, onAttach }: RecordToAttachProps) {
  const wanted = text.trim();
  const { data } = useQuery({
    queryKey: ["record-of-text", wanted],
    queryFn: () => findRecord(wanted),
    enabled: wanted.length >= SHORTEST_TEXT,
    retry: false,
    gcTime: 0,
  });
  const found = attached ?? data ?? null;

  async function attach() {
    if (!data) return;
    const { stored, ...facts } = data;
    const whole = await sealStoredRecord(stored);
    if (whole === null) showToast("다른 탭에서 쓰고 있는 기록이에요. 그 탭을 닫고 다시 붙여 주세요.");
    else onAttach({ ...facts, record: withholdTexts(whole, "text") });
  }

  return (
    <section aria-label="작성 기록">
      <h2 className="mb-2 font-semibold">
        작성 기록 <span className="font-normal text-ink-3">없어도 돼요</span>
      </h2>
      {found === null ? (
        <p className="text-note text-ink-2">
          글결 에디터에서 기록을 켜고 쓴 글을 여기에 붙여 넣으면, 이 기기에 있는 기록을 함께 낼 수 있어요.
        </p>
      ) : (
        <div className="flex items-center gap-3 rounded-md border border-line bg-surface py-2 pr-2 pl-3">
          <History size={20} strokeWidth={1.75} className="shrink-0 text-ink-2" aria-hidden />
          <span className="min-w-0 grow">
            <span className="block font-semibold tabular-nums">
              {found.sessions}번, {sayMinutes(found.activeMinutes)}
            </span>
            <span className="block text-note text-ink-3">
              {attached ? "글과 함께 내요. 지운 글은 빼고 보내요." : "이 기기에 있는 기록"}
            </span>
          </span>
          <Button onClick={() => (attached ? onAttach(null) : void attach())}>{attached ? "떼기" : "붙이기"}</Button>
        </div>
      )}
    </section>
  );
}

async function findRecord(wanted: string): Promise<Found | null> {
  for (const stored of (await listRecords().catch(() => [])).slice(0, MOST_RECORDS)) {
    if (!isSalted(stored)) continue;
    const whole = await assembleRecord(stored, Date.now());
    const text = finalText(whole.entries);
    if (text === null || text.trim() !== wanted) continue;
    const facts = factsOf(whole, []);
    return { stored, text, sessions: facts.sessions.length, activeMinutes: facts.activeMinutes };
  }
  return null;
}
