import type { HistoryAnalysis } from "@geulgyeol/contract";
import { askAbout } from "@geulgyeol/wording/report";
import { Copy } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../ui/button.tsx";
import { copyText } from "../ui/copy-text.ts";
import { showToast } from "../ui/toast-store.ts";

/** The questions of the talk, one a line; there are none for a text of a person and for a hold. */
export function CopyQuestions({ analysis: { result } }: { analysis: HistoryAnalysis }) {
  const { verdict, hold, sentences, segments } = result;
  const questions = useMemo(() => {
    if (hold !== null || verdict === "human") return "";
    return askAbout(sentences, segments)
      .map(({ index, question }) => `${index + 1}번 문장: ${question}`)
      .join("\n");
  }, [hold, verdict, sentences, segments]);
  if (questions === "") return null;
  return (
    <Button
      size="small"
      onClick={async () => {
        const isCopied = await copyText(questions);
        showToast(isCopied ? "물어볼 것을 복사했어요." : "복사하지 못했어요. 글을 골라 직접 복사해 주세요.");
      }}
    >
      <Copy size={15} strokeWidth={1.75} aria-hidden />
      물어볼 것 복사
    </Button>
  );
}
