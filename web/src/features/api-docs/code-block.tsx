import { useEffect, useRef, useState } from "react";
import { CopyButton } from "../../shared/ui/copy-button.tsx";

interface CodeBlockProps {
  readonly name: string;
  readonly code: string;
  readonly lang?: string;
  /** Sentences: their lines wrap, and they are not set like code. */
  readonly isProse?: boolean;
}

/** A copyable code block, which is focusable only if it can scroll. */
export function CodeBlock({ name, code, lang, isProse = false }: CodeBlockProps) {
  const block = useRef<HTMLPreElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = block.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <figure className="min-w-0 overflow-hidden rounded-md border border-line bg-sunken">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1.5 pl-3.5 text-note text-ink-2">
        {name}
        <CopyButton text={code} what={name} look="ghost" />
      </figcaption>
      <pre
        ref={block}
        className={`max-h-[440px] overflow-auto px-3.5 py-3 text-note leading-relaxed ${isProse ? "font-sans whitespace-pre-wrap" : "break-normal"}`}
        {...(scrolls && { tabIndex: 0, role: "region", "aria-label": `${name}, 밀어서 볼 수 있어요` })}
      >
        <code className={isProse ? "font-sans" : undefined} {...(lang && { "data-language": lang })}>
          {code}
        </code>
      </pre>
    </figure>
  );
}
