import { textForFingerprint } from "@geulgyeol/contract";
import { useId, useState } from "react";
import { sha256 } from "../../shared/hash/sha256.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";

type Outcome = "same" | "different" | "impossible";

const KOREAN = {
  label:
    "가지고 있는 글을 붙여 넣으면 분석한 글과 같은지 알려 드려요. 글은 이 기기 밖으로 나가지 않고, 띄어쓰기와 줄바꿈은 달라도 괜찮아요.",
  submit: "같은 글인지 보기",
  same: "분석한 글과 같아요.",
  different: "분석한 글과 달라요. 한 글자라도 다르면 다르다고 나와요.",
  impossible: "이 브라우저에서는 비교할 수 없어요.",
};

interface CompareTextProps {
  readonly textHash: string;
  readonly words?: Readonly<typeof KOREAN>;
}

/** Checks whether a text is the analysed one, without sending it. */
export function CompareText({ textHash, words = KOREAN }: CompareTextProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function compare() {
    try {
      setOutcome((await sha256(textForFingerprint(text))) === textHash ? "same" : "different");
    } catch {
      setOutcome("impossible");
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="text-note text-ink-2">
        {words.label}
      </label>
      <textarea
        id={id}
        rows={5}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOutcome(null);
        }}
        className="w-full resize-y rounded-md border border-line-strong bg-surface px-3.5 py-2.5 leading-relaxed"
      />
      <Button className="self-start" disabled={text.trim() === ""} onClick={() => void compare()}>
        {words.submit}
      </Button>
      <div aria-live="polite">
        {outcome === "same" && <Alert tone="success">{words.same}</Alert>}
        {outcome === "different" && <Alert tone="warn">{words.different}</Alert>}
        {outcome === "impossible" && <Alert tone="danger">{words.impossible}</Alert>}
      </div>
    </div>
  );
}
