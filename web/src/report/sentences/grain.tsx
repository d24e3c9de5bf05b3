import { EXCLUSION_NAME, speakPercent } from "@geulgyeol/wording";
import { type GrainPassage, grainPassages } from "@geulgyeol/wording/report";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { geometry } from "../../shared/ui/geometry.ts";
import type { Report, Sentence } from "../report-types.ts";
import { bandClass } from "../verdict/probability-band.ts";
import { revealSentence, useActiveSentence, useIsActiveSentence } from "./active-sentence.ts";
import { namePassages } from "./name-passages.ts";
import { PassageRules } from "./passage-rules.tsx";

/** Beyond this number bundles have 3 px and the grain scrolls in its own box. */
const DENSE_FROM = 80;
const MIN_BUNDLE_PX = 3;
const HEIGHT = "h-15 sm:h-(--grain-h)";
/** The distance of two bundles, narrower on a phone, so that the bundles of longer texts keep their width. */
const GAPS = {
  few: "[--bundle-gap:3px] sm:[--bundle-gap:5px]",
  many: "[--bundle-gap:1px] sm:[--bundle-gap:3px]",
  most: "[--bundle-gap:1px] sm:[--bundle-gap:2px]",
} as const;

/** The sentence numbers shown under the grain: all up to 14, on a desktop up to 40, beyond that every fifth. */
export function numberVisibility(position: number, count: number): "always" | "wide" | "never" {
  if (count <= 14 || (position + 1) % 5 === 0) return "always";
  return count <= 40 ? "wide" : "never";
}

function bundleName(sentence: Sentence, passage: string | undefined, isHeld: boolean): string {
  const { index, text, aiProbability, excluded } = sentence;
  if (excluded !== null) return `${index + 1}번 문장, 점수에서 제외, ${EXCLUSION_NAME[excluded]}`;
  if (isHeld) return `${index + 1}번 문장, ${[...text].length}자`;
  const name = `${index + 1}번 문장, AI 확률 ${speakPercent(aiProbability)}`;
  return passage === undefined ? name : `${name}, ${passage}`;
}

/** How the strokes of a bundle look: whole, cut where an AI edited, thin where it is unclear, grey where nothing was judged. */
type Look = GrainPassage["kind"] | "held";

const STROKES: Readonly<Record<Look, string>> = {
  human: "grain-upright",
  ai: "grain-upright",
  edited: "grain-upright grain-edited",
  unclear: "grain-upright grain-unclear",
  held: "grain-upright",
};

function positionsOf({ kind, first, last }: GrainPassage): [number, GrainPassage["kind"]][] {
  return Array.from({ length: last - first + 1 }, (_, offset) => [first + offset, kind]);
}

interface GrainProps {
  readonly sentences: readonly Sentence[];
  readonly segments: Report["segments"];
  readonly resultId: string;
  /** Without a judgement all bundles are grey and of one height. */
  readonly isHeld?: boolean;
}

/**
 * One bundle of lines per sentence: width is its length, height its probability, colour repeats the band. Above them
 * stand the passages and what each is close to.
 */
export function Grain({ sentences, segments, resultId, isHeld = false }: GrainProps) {
  const store = useActiveSentence();
  const names = useMemo(() => namePassages(segments, sentences), [segments, sentences]);
  const { list, tabStop, setTabStop, onKeyDown } = useListboxKeys(sentences, resultId);
  const kinds = useMemo(() => (isHeld ? [] : grainPassages(segments, sentences)), [isHeld, segments, sentences]);
  const kindAt = useMemo(() => new Map(kinds.flatMap(positionsOf)), [kinds]);
  const isDense = sentences.length > DENSE_FROM;
  const gap = GAPS[sentences.length > 60 ? "most" : sentences.length > 24 ? "many" : "few"];
  const minWidth = isDense ? { "min-width": `${sentences.length * (MIN_BUNDLE_PX + 5)}px` } : {};

  return (
    <div className={`relative ${gap}`}>
      {!isHeld && <GuideLines isBelowRules={kinds.length > 0} />}
      <div className={`${isHeld ? "" : "sm:mr-9.5"} ${isDense ? "overflow-x-auto pb-1" : ""}`}>
        <div ref={geometry(minWidth)}>
          {kinds.length > 0 && <PassageRules passages={kinds} sentences={sentences} />}
          <div
            ref={list}
            role="listbox"
            aria-label={isHeld ? "문장 길이" : "문장별 AI 확률"}
            aria-orientation="horizontal"
            tabIndex={-1}
            onKeyDown={onKeyDown}
            onPointerLeave={() => store.set(null)}
            className={`grows relative flex items-end border-b border-line-strong gap-(--bundle-gap) ${isHeld ? "h-6" : HEIGHT}`}
          >
            {sentences.map((sentence, position) => (
              <Bundle
                key={sentence.index}
                sentence={sentence}
                name={bundleName(sentence, names.get(sentence.index), isHeld)}
                look={isHeld ? "held" : (kindAt.get(position) ?? "ai")}
                position={position}
                isTabStop={position === tabStop}
                onFocus={() => {
                  setTabStop(position);
                  store.set(sentence.index);
                }}
                onReveal={() => revealSentence(resultId, sentence.index)}
              />
            ))}
          </div>
          <div className={`mt-1.25 flex text-label text-ink-3 tabular-nums gap-(--bundle-gap)`} aria-hidden>
            {sentences.map((sentence, position) => (
              <BundleNumber
                key={sentence.index}
                sentence={sentence}
                show={numberVisibility(position, sentences.length)}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** One tab stop for all bundles; arrows, Home and End move it, Enter and space show the sentence in the list. */
function useListboxKeys(sentences: readonly Sentence[], resultId: string) {
  const list = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState(0);

  function moveTo(position: number) {
    const clamped = Math.max(0, Math.min(sentences.length - 1, position));
    setTabStop(clamped);
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[clamped]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = {
      ArrowLeft: tabStop - 1,
      ArrowUp: tabStop - 1,
      ArrowRight: tabStop + 1,
      ArrowDown: tabStop + 1,
      Home: 0,
      End: sentences.length - 1,
    }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      moveTo(target);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const sentence = sentences[tabStop];
      if (sentence) revealSentence(resultId, sentence.index);
    }
  }

  return { list, tabStop, setTabStop, onKeyDown };
}

function GuideLines({ isBelowRules }: { isBelowRules: boolean }) {
  const top = isBelowRules ? "top-9" : "top-0";
  return (
    <div className={`pointer-events-none absolute inset-x-0 max-sm:hidden ${top} ${HEIGHT}`} aria-hidden>
      {[70, 40].map((percent) => (
        <div
          key={percent}
          className="absolute inset-x-0 border-t border-dashed border-line"
          ref={geometry({ bottom: `${percent}%` })}
        >
          <span className="absolute -top-2.25 right-0 bg-surface pl-1.5 text-label text-ink-3 tabular-nums">
            {percent}%
          </span>
        </div>
      ))}
    </div>
  );
}

interface BundleProps {
  readonly sentence: Sentence;
  /** For screen readers. */
  readonly name: string;
  readonly look: Look;
  readonly position: number;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onReveal: () => void;
}

function Bundle({ sentence, name, look, position, isTabStop, onFocus, onReveal }: BundleProps) {
  const store = useActiveSentence();
  const isActive = useIsActiveSentence(sentence.index);
  const isExcluded = sentence.excluded !== null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox around it answers the keys
    <div
      role="option"
      aria-selected={isActive}
      aria-label={name}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onReveal}
      onPointerEnter={() => store.set(sentence.index)}
      ref={geometry({ "flex-grow": `${Math.max(1, sentence.text.length)}` })}
      className={`relative flex h-full min-w-0.75 basis-0 cursor-pointer items-end focus-visible:-outline-offset-2 ${isActive ? "bg-accent-soft ring-2 ring-accent-soft" : ""}`}
    >
      <i
        className={`block min-h-1 w-full rounded-t-2xs ${isExcluded ? "grain-outline" : `${STROKES[look]} ${look === "held" ? "band-none" : bandClass(sentence.aiProbability)}`}`}
        ref={geometry({
          height: isExcluded ? "8px" : look === "held" ? "100%" : `${sentence.aiProbability * 100}%`,
          "animation-delay": `${Math.min(position * 20, 300)}ms`,
        })}
      />
    </div>
  );
}

function BundleNumber({ sentence, show }: { sentence: Sentence; show: "always" | "wide" | "never" }) {
  const isActive = useIsActiveSentence(sentence.index);
  return (
    <span
      ref={geometry({ "flex-grow": `${Math.max(1, sentence.text.length)}` })}
      className={`flex min-w-0.75 basis-0 justify-center whitespace-nowrap ${isActive ? "font-bold text-ink" : ""}`}
    >
      {show !== "never" && (
        <span className={`flex w-0 justify-center ${show === "wide" ? "max-sm:hidden" : ""}`}>
          {sentence.index + 1}
        </span>
      )}
    </span>
  );
}
