import { EDIT_PROMPT_MAX_CHARS } from "@geulgyeol/contract";
import { type FormEvent, useId } from "react";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { WhoEdits } from "./edit-credits.tsx";
import type { EditState } from "./use-edit.ts";

const PRESETS = ["자연스럽게", "간결하게", "격식 있게", "쉽게", "맞춤법"];

interface WishFormProps {
  readonly label: string;
  readonly state: EditState;
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
  readonly onRequest: (wish: string) => void;
}

/** The instruction, in words or as one of the frequent ones. */
export function WishForm({ label, state, prompt, onPrompt, onRequest }: WishFormProps) {
  const id = useId();
  const isRunning = state.status === "running";
  const hasFailed = state.status === "failed";

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onRequest(prompt);
  }

  return (
    <form onSubmit={onSubmit} className="mt-4">
      <label htmlFor={id} className="mb-1.5 block text-note font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={prompt}
          maxLength={EDIT_PROMPT_MAX_CHARS}
          onChange={(event) => onPrompt(event.target.value)}
          aria-invalid={hasFailed || undefined}
          aria-describedby={hasFailed ? `${id}-error` : undefined}
          placeholder="예: 해요체로 바꿔 줘"
          autoComplete="off"
          className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3.5 text-base placeholder:text-ink-3"
        />
        <Button type="submit" look="soft" disabled={prompt.trim() === "" || isRunning}>
          고치기
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside the field's own form would be named twice */}
      <div role="group" aria-label="자주 쓰는 요청" className="mt-2.5 flex flex-wrap gap-1.5">
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            size="tiny"
            look={preset === prompt ? "soft" : "outline"}
            aria-pressed={preset === prompt}
            className="max-sm:px-2"
            disabled={isRunning}
            onClick={() => onRequest(preset)}
          >
            {preset}
          </Button>
        ))}
      </div>
      {state.status === "idle" && <WhoEdits />}
      {hasFailed && (
        <div id={`${id}-error`}>
          <Alert tone="danger" role="alert" className="mt-3">
            {state.message}
          </Alert>
        </div>
      )}
    </form>
  );
}
