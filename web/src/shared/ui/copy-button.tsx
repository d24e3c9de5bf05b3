import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { copyText } from "./copy-text.ts";
import { showToast } from "./toast-store.ts";

const SHOWN_MS = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** Name of the copied text for screen readers: "키", "예제". */
  readonly what: string;
  readonly look?: "outline" | "ghost" | "primary";
}

/** Copies a text to the clipboard and shows that on itself; if the browser refuses, it says how to copy by hand. */
export function CopyButton({ text, what, look = "outline" }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    if (await copyText(text)) setCopied(true);
    else showToast("복사하지 못했어요. 글을 골라 직접 복사해 주세요.");
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <Button size="small" look={look} aria-label={isCopied ? `${what} 복사했어요` : `${what} 복사`} onClick={copy}>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      <span aria-live="polite">{isCopied ? "복사했어요" : "복사"}</span>
    </Button>
  );
}
