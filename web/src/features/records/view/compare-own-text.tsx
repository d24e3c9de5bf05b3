import type { RecordEntry, WritingRecord } from "@geulgyeol/contract";
import { commitmentOf } from "@geulgyeol/records";
import { useId, useState } from "react";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";

/** Asks for a text that the reader has; it does not leave this browser. */
export function OwnTextForm({ onCompare, onEdit }: { onCompare: (text: string) => void; onEdit?: () => void }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  if (!isOpen) {
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        글 비교하기
      </Button>
    );
  }
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        onCompare(text);
      }}
    >
      <label htmlFor={id} className="text-note font-heading">
        가진 글
      </label>
      <textarea
        id={id}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onEdit?.();
        }}
        rows={6}
        className="mt-1.5 w-full rounded-md border border-line-strong bg-surface p-3 text-copy"
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" disabled={text.trim() === ""}>
          비교
        </Button>
        <span className="text-note text-ink-3">이 브라우저에서만 비교하고 보내지 않아요.</span>
      </div>
    </form>
  );
}

/** Whether a text that the reader has is the one of a record that does not show it. */
export function CompareHiddenText({ record }: { record: WritingRecord }) {
  const [isSame, setSame] = useState<boolean | null>(null);
  // Its salt is shown without its text, so that a reader with the text can compare it.
  const last = record.entries.findLast(({ origin }) => origin === "state");
  const salt = last?.salt;
  if (last === undefined || salt === undefined) return null;
  return (
    <>
      <OwnTextForm onCompare={(text) => setSame(isTextOf(last, salt, text))} onEdit={() => setSame(null)} />
      {isSame !== null && (
        <Alert tone={isSame ? "success" : "warn"} role="status" className="mt-3">
          {isSame
            ? "이 기록의 마지막 글과 한 글자도 다르지 않아요."
            : "이 기록의 마지막 글과 달라요. 띄어쓰기나 줄바꿈 하나만 달라도 다르다고 나와요."}
        </Alert>
      )}
    </>
  );
}

/** Line ends are those of the editor; spaces around the text do not count. */
function isTextOf(state: RecordEntry, salt: string, given: string): boolean {
  const text = given.replaceAll(/\r\n?/g, "\n");
  const trimmed = text.trim();
  return [text, trimmed, `${trimmed}\n`].some(
    (one) => one.length === state.length && commitmentOf(salt, one, null) === state.commitment,
  );
}
