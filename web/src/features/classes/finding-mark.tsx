import type { ListFinding } from "@geulgyeol/wording/classes";

const LOOK: Readonly<Record<ListFinding["mark"], string>> = {
  human: "rounded-2xs bg-heat-1",
  mixed:
    "rounded-2xs inset-ring-[1.5px] inset-ring-heat-3 bg-[linear-gradient(135deg,var(--color-heat-3)_50%,transparent_50%)]",
  ai: "rounded-full bg-heat-6",
  open: "rounded-2xs inset-ring-[1.5px] inset-ring-line-strong",
};

/** A ten pixel mark, different in shape as well as colour; beside it stands the word. */
export function FindingMark({ mark }: { mark: ListFinding["mark"] }) {
  return <i className={`size-2.5 shrink-0 forced-colors:border ${LOOK[mark]}`} aria-hidden />;
}

export function FindingWord({ finding: { mark, word, certainty } }: { finding: ListFinding }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <FindingMark mark={mark} />
      <span className={mark === "open" ? "text-ink-3" : "font-semibold"}>
        {word} {certainty && <span className="text-label font-normal text-ink-3">{certainty}</span>}
      </span>
    </span>
  );
}
