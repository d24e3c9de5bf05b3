import type { SimilarPair } from "@geulgyeol/contract";
import { ASK_FIRST, COUNTING, nameLeftOut, nameText, PASSAGE_NAME, type Searched } from "@geulgyeol/wording/similarity";
import { useMemo, useRef, useState } from "react";
import { Caveat } from "../../report/verdict/caveat.tsx";
import { isMotionReduced } from "../../shared/theme/motion.ts";
import { Segmented } from "../../shared/ui/segmented.tsx";
import { SHEET } from "../../shared/ui/surfaces.ts";
import { numberPassages } from "./text-pieces.ts";
import { TextSide } from "./text-side.tsx";
import { WhatItSays } from "./what-it-says.tsx";

type SideName = "first" | "second";
const SIDES = ["first", "second"] as const;

interface PairViewProps {
  readonly pair: SimilarPair;
  readonly searched: Searched;
}

/** Two texts side by side; on a phone one at a time. A number shows its passage in both. */
export function PairView({ pair, searched }: PairViewProps) {
  const passages = useMemo(
    () => ({ first: numberPassages(pair, "first"), second: numberPassages(pair, "second") }),
    [pair],
  );
  const [shown, setShown] = useState<SideName>("first");
  const [current, setCurrent] = useState<number | null>(null);
  const texts = { first: useRef<HTMLElement>(null), second: useRef<HTMLElement>(null) };

  function showBoth(number: number, from: SideName) {
    setCurrent(number);
    const other = from === "first" ? "second" : "first";
    setShown(other);
    // After the other text has been drawn, on a phone.
    requestAnimationFrame(() => {
      for (const side of SIDES) scrollToPassage(texts[side].current, number);
    });
  }

  const reasons = new Set([...pair.first.leftOut, ...pair.second.leftOut].map(({ reason }) => reason));
  return (
    <div className={SHEET}>
      <div className="border-b border-line px-4.5 py-3 lg:hidden">
        <Segmented
          label="보이는 글"
          value={shown}
          onChange={setShown}
          options={SIDES.map((side) => ({ value: side, label: nameText(pair[side]) }))}
        />
      </div>
      <div className="lg:grid lg:grid-cols-2 lg:divide-x lg:divide-line">
        {SIDES.map((side) => (
          <div key={side} className={`min-w-0 ${side === shown ? "" : "max-lg:hidden"}`}>
            <TextSide
              side={pair[side]}
              passages={passages[side]}
              current={current}
              onNumber={(number) => showBoth(number, side)}
              scrollRef={texts[side]}
            />
          </div>
        ))}
      </div>
      <Legend kinds={new Set(pair.passages.map(({ kind }) => kind))} reasons={reasons} />
      <div className="border-t border-line">
        <WhatItSays searched={searched} isFound />
      </div>
      <div className="border-t border-line px-4.5 py-5 sm:px-6 lg:px-8">
        <Caveat long={false}>{ASK_FIRST}</Caveat>
      </div>
    </div>
  );
}

/** Scrolls the text itself where it scrolls (side by side), otherwise the page. */
function scrollToPassage(text: HTMLElement | null, number: number) {
  const passage = text?.querySelector<HTMLElement>(`[data-passage="${number}"]`);
  if (!text || !passage || text.offsetParent === null) return;
  const behavior = isMotionReduced() ? "auto" : "smooth";
  if (text.scrollHeight > text.clientHeight) {
    const top = passage.getBoundingClientRect().top - text.getBoundingClientRect().top;
    text.scrollBy({ top: top - text.clientHeight / 4, behavior });
  } else if (passage.getBoundingClientRect().top < 0 || passage.getBoundingClientRect().bottom > window.innerHeight) {
    passage.scrollIntoView({ block: "center", behavior });
  }
}

interface LegendProps {
  readonly kinds: ReadonlySet<"same" | "edited">;
  readonly reasons: Parameters<typeof nameLeftOut>[0];
}

function Legend({ kinds, reasons }: LegendProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6.5 gap-y-2.5 border-t border-line px-4.5 py-4.5 text-note text-ink-2 sm:px-6 lg:px-8">
      {(["same", "edited"] as const)
        .filter((kind) => kinds.has(kind))
        .map((kind) => (
          <span key={kind} className="inline-flex items-center gap-2">
            <span className={`alike ${kind === "edited" ? "is-edited" : ""}`} aria-hidden>
              가나
            </span>
            {PASSAGE_NAME[kind]}
          </span>
        ))}
      {reasons.size > 0 && (
        <span className="inline-flex items-center gap-2">
          <span className="hatched h-3.5 w-5.5 shrink-0" aria-hidden />
          {nameLeftOut(reasons)}
        </span>
      )}
      <span className="text-ink-3 lg:ml-auto">
        {COUNTING} <span className="max-lg:hidden">같은 번호를 누르면 두 글이 나란히 움직여요.</span>
        <span className="lg:hidden">번호를 누르면 다른 글의 같은 대목으로 가요.</span>
      </span>
    </div>
  );
}
