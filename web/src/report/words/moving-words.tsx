import { WORD_KIND_NAME } from "@geulgyeol/wording/report";
import { useState } from "react";
import { Button } from "../../shared/ui/button.tsx";
import type { Verdict } from "../report-types.ts";
import { formatPoints, type PointWord, type WordPoints } from "./word-points.ts";
import { bareWord } from "./word-risk.ts";

/** Rows before more are asked for. */
const SHOWN = 5;
const SHOWN_ON_PHONE = 3;

/** The words that stand out, each with its points, its kind and its own reason. */
export function MovingWords({ points: { up, down }, verdict }: { points: WordPoints; verdict: Verdict }) {
  return (
    <div className="grid gap-x-12 gap-y-7 lg:grid-cols-2">
      {verdict !== "human" && <List name="▲ AI 쪽으로 올린 단어" words={up} band="band-6" />}
      <List name="▼ 사람 쪽으로 내린 단어" words={down} band="band-1" />
      {verdict === "human" && (
        <p className="self-start text-note text-ink-2">
          사람 글에 가까운 글이라 AI 쪽으로 움직인 단어는 나열하지 않아요. 어떤 글에나 그런 단어가 있어요.
        </p>
      )}
    </div>
  );
}

/** Nothing for a word that belongs to no kind. */
function nameKind(kind: PointWord["word"]["kind"]): string {
  return kind === undefined || kind === "letters" ? "" : ` · ${WORD_KIND_NAME[kind]}`;
}

function List({ name, words, band }: { name: string; words: readonly PointWord[]; band: string }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? words : words.slice(0, SHOWN);
  return (
    <section className={`min-w-0 ${band}`}>
      <h3 className="mb-1 text-title-3 font-heading">
        {name} <span className="text-note font-normal text-ink-3">{words.length}개</span>
      </h3>
      {words.length === 0 && <p className="text-note text-ink-2">뚜렷하게 움직인 단어가 없어요.</p>}
      <ul>
        {shown.map(({ position, word, points }) => (
          <li
            key={position}
            className={`grid grid-cols-[1fr_auto] gap-x-3 border-t border-line py-2 first:border-t-0 ${isOpen ? "" : "max-sm:nth-[n+4]:hidden"}`}
          >
            <p className="min-w-0">
              <b className="font-bold">{bareWord(word.word)}</b>{" "}
              <span className="text-label text-ink-3">
                {word.sentence + 1}번{nameKind(word.kind)}
              </span>
            </p>
            <b className="text-right font-bold text-(--k) tabular-nums">{formatPoints(points)}</b>
            <p className="col-span-full text-note text-ink-2">{word.explanation}</p>
          </li>
        ))}
      </ul>
      {!isOpen && words.length > SHOWN_ON_PHONE && (
        <Button
          size="small"
          look="ghost"
          className={`mt-1 -ml-3 ${words.length > SHOWN ? "" : "sm:hidden"}`}
          onClick={() => setOpen(true)}
        >
          {words.length}개 모두 보기
        </Button>
      )}
    </section>
  );
}
