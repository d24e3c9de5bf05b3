import { countCharacters } from "@geulgyeol/contract";
import { formatCount, formatDateTime } from "@geulgyeol/wording";
import { useEffect, useRef, useState } from "react";
import type { StoredVersion } from "../../shared/draft/device-store.ts";
import { draftField } from "../../shared/draft/draft-field.ts";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { forgetVersions, listVersions, saveVersion } from "./version-store.ts";

interface VersionsDialogProps {
  readonly isWorking: boolean;
  readonly onClose: () => void;
}

/** Earlier versions of the draft on this device, which can be viewed and restored as an undoable step. */
export default function VersionsDialog({ isWorking, onClose }: VersionsDialogProps) {
  const { versions, hasFailed, forget } = useVersions(isWorking);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const restored = useRef<string | null>(null);
  // The newest until another one is selected.
  const chosen = versions?.find(({ id }) => chosenId === null || id === chosenId) ?? null;
  const hasVersions = versions !== null && versions.length > 0;

  function onRestore() {
    restored.current = chosen?.text ?? null;
    onClose();
  }

  function onClosed(event: Event) {
    event.preventDefault();
    if (restored.current !== null) {
      writeDraft(restored.current, "restore");
      showToast("그때의 글로 되돌렸어요. 실행 취소로 지금 글을 다시 볼 수 있어요.");
    }
    draftField()?.focus();
  }

  return (
    <Dialog
      open
      width={860}
      title="지난 판"
      description="쓰는 동안 이 기기에만 저절로 저장해요. 서버로 보내지 않아요."
      onClose={onClose}
      onCloseAutoFocus={onClosed}
    >
      {hasFailed && (
        <Alert tone="warn" className="mt-4">
          이 브라우저가 저장을 허락하지 않아 지난 판을 둘 수 없어요. 사생활 보호 창이면 그럴 수 있어요.
        </Alert>
      )}
      {versions?.length === 0 && <p className="mt-6 text-ink-2">아직 저장한 판이 없어요.</p>}
      {hasVersions && <VersionPicker versions={versions} chosen={chosen} onChoose={setChosenId} />}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {hasVersions && (
          <Button look="ghost" className="mr-auto" onClick={() => void forget()}>
            모두 지우기
          </Button>
        )}
        <Button onClick={onClose}>닫기</Button>
        <Button look="primary" disabled={chosen === null || chosen.text === readDraft()} onClick={onRestore}>
          이 판으로 되돌리기
        </Button>
      </div>
    </Dialog>
  );
}

/** The versions on this device, including the current draft; null until loaded. */
function useVersions(isWorking: boolean) {
  const [versions, setVersions] = useState<readonly StoredVersion[] | null>(null);
  const [hasFailed, setFailed] = useState(!isWorking);

  useEffect(() => {
    saveVersion(readDraft(), Date.now())
      .then(listVersions)
      .then(setVersions, () => setFailed(true));
  }, []);

  async function forget() {
    await forgetVersions();
    setVersions([]);
    showToast("이 기기에 둔 지난 판을 지웠어요.");
  }

  return { versions, hasFailed, forget };
}

interface VersionPickerProps {
  readonly versions: readonly StoredVersion[];
  readonly chosen: StoredVersion | null;
  readonly onChoose: (id: number) => void;
}

/** The list of versions, with the text of the selected one next to it. */
function VersionPicker({ versions, chosen, onChoose }: VersionPickerProps) {
  return (
    <div className="mt-5 grid gap-4 sm:grid-cols-[220px_minmax(0,1fr)]">
      <ul aria-label="저장한 판" className="max-h-[36dvh] overflow-y-auto border-y border-line sm:max-h-[56dvh]">
        {versions.map(({ id, at, text }, position) => (
          <li key={id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              aria-pressed={id === chosen?.id}
              onClick={() => onChoose(id)}
              className={`flex w-full flex-col px-3 py-2 text-left max-lg:min-h-11 ${id === chosen?.id ? "bg-accent-soft" : "hover:bg-sunken"}`}
            >
              <span className="text-note font-semibold tabular-nums">
                {formatDateTime(new Date(at).toISOString())}
                {position === 0 && " · 가장 최근"}
              </span>
              <span className="text-label text-ink-3 tabular-nums">
                {formatCount(countCharacters(text))}자{difference(text, versions[position + 1]?.text)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <section
        aria-label="고른 판의 글"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text has to be scrolled by the keyboard
        tabIndex={0}
        className="max-h-[56dvh] overflow-y-auto rounded-md bg-surface px-4 py-3"
      >
        <p className="leading-loose break-words whitespace-pre-wrap">{chosen?.text}</p>
      </section>
    </div>
  );
}

/** Length difference from the previous version. */
function difference(text: string, before: string | undefined): string {
  if (before === undefined) return "";
  const more = countCharacters(text) - countCharacters(before);
  return more === 0 ? "" : ` · ${more > 0 ? "+" : "−"}${formatCount(Math.abs(more))}`;
}
