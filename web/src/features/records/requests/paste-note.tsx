import { RECORD_NOTE_MAX } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { arrivalName } from "@geulgyeol/wording/records";
import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../shared/ui/button.tsx";
import { TextField } from "../../../shared/ui/text-field.tsx";

interface PasteNoteProps {
  readonly length: number;
  /** Its number among the pastes of the record. */
  readonly number: number;
  readonly onDescribe: (words: string) => Promise<void>;
  readonly onTakeBack: () => void;
  readonly onClose: () => void;
}

/** After a paste: that it stands in the record, and where it is from may be said. A note, no warning. */
export function PasteNote({ length, number, onDescribe, onTakeBack, onClose }: PasteNoteProps) {
  const [words, setWords] = useState<string | null>(null);
  return (
    <section
      aria-label="붙여 넣은 글"
      className="relative mb-3 rounded-lg border border-line bg-surface p-4 pr-12 shadow-menu"
    >
      <p role="status" className="font-semibold">
        방금 {formatCount(length)}자를 붙여 넣었어요
      </p>
      <p className="mt-0.5 text-note text-ink-2">
        기록에 ‘{arrivalName("paste", number, null)}’로 남아요. 가져온 곳을 적어 두면 읽는 사람이 알기 쉬워요.
      </p>
      {words === null ? (
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button onClick={() => setWords("")}>가져온 곳 적기</Button>
          <Button look="ghost" onClick={onTakeBack}>
            되돌리기
          </Button>
        </div>
      ) : (
        <form
          className="mt-2.5 flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void onDescribe(words);
          }}
        >
          <TextField
            label="가져온 곳"
            value={words}
            maxLength={RECORD_NOTE_MAX}
            autoFocus
            className="min-w-0 flex-1 basis-48"
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit" look="primary" className="h-12">
            적기
          </Button>
        </form>
      )}
      <Button size="icon" look="ghost" aria-label="알림 닫기" className="absolute top-1.5 right-1.5" onClick={onClose}>
        <X size={18} strokeWidth={1.75} aria-hidden />
      </Button>
    </section>
  );
}
