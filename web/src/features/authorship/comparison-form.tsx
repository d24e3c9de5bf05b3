import { EARLIER_LEAST_CHARACTERS, EARLIER_TEXTS, NEW_LEAST_CHARACTERS } from "@geulgyeol/engine/authorship";
import { formatCount } from "@geulgyeol/wording";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { SHEET_SECTION } from "../../shared/ui/surfaces.ts";
import { FileButton } from "./file-button.tsx";
import { type GivenText, nameOfPasted } from "./given-texts.ts";
import type { useComparison } from "./use-comparison.ts";

const FIELD =
  "block w-full resize-y rounded-md border border-line-strong bg-surface px-3.5 py-3 text-base placeholder:text-ink-3";

type FormProps = Omit<ReturnType<typeof useComparison>, "compared" | "reopen">;

/** Earlier texts, one after the other, and the new one. */
export function ComparisonForm(props: FormProps) {
  const { earlier, text, problem, isBusy, compare } = props;
  const missing = EARLIER_TEXTS.fewest - earlier.length;
  return (
    <section className={SHEET_SECTION} aria-label="비교할 글">
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
        <EarlierTexts {...props} />
        <NewText {...props} />
      </div>
      {problem && (
        <Alert tone="danger" role="alert" className="mt-5">
          {problem}
        </Alert>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="primary"
          busy={isBusy}
          disabled={missing > 0 || text.trim() === ""}
          onClick={() => void compare()}
        >
          비교하기
        </Button>
        <p className="text-note text-ink-3">
          {missing > 0 ? `지난 글을 ${missing}편 더 넣어 주세요.` : "크레딧을 쓰지 않아요."}
        </p>
      </div>
    </section>
  );
}

function EarlierTexts({ earlier, isBusy, add, addFiles, remove }: FormProps) {
  const id = useId();
  const [pasted, setPasted] = useState("");
  const isFull = earlier.length >= EARLIER_TEXTS.most;
  const sum = earlier.reduce((total, given) => total + given.text.length, 0);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-title-3 font-heading">
        지난 글
      </label>
      <p id={`${id}-help`} className="mt-1 mb-3 text-note text-ink-3">
        {EARLIER_TEXTS.fewest}편에서 {EARLIER_TEXTS.most}편, 모두 {formatCount(EARLIER_LEAST_CHARACTERS)}자부터예요. 한
        편씩 붙여 넣거나 파일을 골라 주세요.
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-help`}
        rows={5}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
        placeholder="지난 글 한 편을 붙여 넣어 주세요."
        className={FIELD}
      />
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        <Button
          size="small"
          disabled={isFull || pasted.trim() === ""}
          onClick={() => {
            add(nameOfPasted(pasted), pasted);
            setPasted("");
          }}
        >
          지난 글에 더하기
        </Button>
        <FileButton label="지난 글 파일 고르기" isMultiple disabled={isBusy || isFull} onFiles={addFiles} />
      </div>
      {earlier.length > 0 && (
        <>
          <p className="mt-4 mb-2 text-note text-ink-3 tabular-nums">
            지난 글 {earlier.length}편 · 모두 {formatCount(sum)}자
          </p>
          <ul className="flex flex-col gap-1.5">
            {earlier.map((given) => (
              <EarlierText key={given.id} given={given} onRemove={() => remove(given.id)} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function EarlierText({ given, onRemove }: { given: GivenText; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-2 rounded-md border border-line pl-3">
      <span className="min-w-0 flex-1 truncate text-note font-medium">{given.name}</span>
      <span className="shrink-0 text-note text-ink-3 tabular-nums">{formatCount(given.text.length)}자</span>
      <Button look="ghost" size="icon" aria-label={`‘${given.name}’ 빼기`} onClick={onRemove}>
        <X size={16} strokeWidth={1.75} aria-hidden />
      </Button>
    </li>
  );
}

function NewText({ text, isBusy, setText, setFile }: FormProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-title-3 font-heading">
        이번 글
      </label>
      <p id={`${id}-help`} className="mt-1 mb-3 text-note text-ink-3">
        {formatCount(NEW_LEAST_CHARACTERS)}자부터 비교해요. 지난 글과 같은 갈래면 더 잘 가려요.
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-help`}
        rows={10}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="비교할 글을 붙여 넣어 주세요."
        className={FIELD}
      />
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-2.5">
        <FileButton label="이번 글 파일 고르기" disabled={isBusy} onFiles={async ([file]) => file && setFile(file)} />
        <span className="text-note text-ink-3 tabular-nums">{formatCount(text.length)}자</span>
      </div>
    </div>
  );
}
