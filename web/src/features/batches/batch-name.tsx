import { BATCH_NAME_MAX_CHARS, type Batch } from "@geulgyeol/contract";
import { Pencil } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useBatchChanges } from "../../shared/batches/use-batches.ts";
import { Button } from "../../shared/ui/button.tsx";

/** The name, changed in its place. */
export function BatchName({ batch }: { batch: Batch }) {
  const { change } = useBatchChanges(batch.id);
  const [typed, setTyped] = useState<string | null>(null);

  function save(event: FormEvent) {
    event.preventDefault();
    const name = typed?.trim() ?? "";
    if (name !== "" && name !== batch.name) change.mutate({ name });
    setTyped(null);
  }

  if (typed === null) {
    return (
      <div className="flex items-start gap-1">
        <h1 className="min-w-0 text-title-1 font-bold break-words">{change.variables?.name ?? batch.name}</h1>
        <Button
          look="ghost"
          size="icon"
          aria-label="이름 고치기"
          title="이름 고치기"
          onClick={() => setTyped(batch.name)}
        >
          <Pencil size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      </div>
    );
  }
  return (
    <form
      onSubmit={save}
      onKeyDown={(event) => event.key === "Escape" && setTyped(null)}
      className="flex flex-wrap items-center gap-2"
    >
      <h1 className="sr-only">{batch.name}</h1>
      <input
        aria-label="묶음 이름"
        // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was just pressed
        autoFocus
        required
        value={typed}
        maxLength={BATCH_NAME_MAX_CHARS}
        onChange={(event) => setTyped(event.target.value)}
        className="h-11 w-100 max-w-full rounded-md border border-line-strong bg-surface px-3 text-title-2 font-bold"
      />
      <Button size="small" type="submit" look="primary">
        저장
      </Button>
      <Button size="small" onClick={() => setTyped(null)}>
        취소
      </Button>
    </form>
  );
}
