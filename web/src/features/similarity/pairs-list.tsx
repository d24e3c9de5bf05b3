import type { Similarity } from "@geulgyeol/contract";
import { commonInTexts, nameText, type Searched, shareInShort } from "@geulgyeol/wording/similarity";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Caveat } from "../../report/verdict/caveat.tsx";
import { CARD, SHEET } from "../../shared/ui/surfaces.ts";
import { WhatItSays } from "./what-it-says.tsx";

interface PairsListProps {
  readonly similarity: Similarity;
  readonly searched: Searched;
  /** Address of a pair. */
  readonly linkTo: (pair: Similarity["pairs"][number]) => string;
}

/** Every pair of texts with passages in common, in the order of the roster, and what was compared. */
export function PairsList({ similarity, searched, linkTo }: PairsListProps) {
  const { pairs, texts, common, compared, earlier } = similarity;
  const named = new Map(texts.map((text) => [text.id, text]));
  return (
    <div className="flex flex-col gap-6">
      {pairs.length > 0 && (
        <ul className={`${CARD} px-4.5`}>
          {pairs.map((pair) => {
            const [first, second] = [named.get(pair.firstId), named.get(pair.secondId)];
            if (first === undefined || second === undefined) return null;
            return (
              <li key={`${first.id} ${second.id}`} className="border-b border-line last:border-b-0">
                <Link
                  to={linkTo(pair)}
                  className="-mx-2 grid min-h-16 grid-cols-[1fr_1fr_auto_20px] items-center gap-x-5 rounded-md px-2 py-3 hover:bg-sunken max-sm:grid-cols-[1fr_20px] max-sm:gap-y-1.5"
                >
                  <Whose text={first} shared={pair.firstLetters} />
                  <Whose text={second} shared={pair.secondLetters} />
                  <span className="text-note text-ink-2 tabular-nums max-sm:col-start-1">대목 {pair.passages}곳</span>
                  <ChevronRight
                    size={18}
                    strokeWidth={1.75}
                    className="text-ink-3 max-sm:col-start-2 max-sm:row-span-3 max-sm:row-start-1"
                    aria-hidden
                  />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {common.length > 0 && (
        <section>
          <h2 className="text-title-3 font-heading">여러 글에 똑같이 있는 대목</h2>
          <p className="mb-2 text-note text-ink-2">
            많은 글에 있어서 두 글의 비교에서는 뺐어요. 나눠 준 자료라면 문항에 적어 두세요.
          </p>
          <ul className={`${CARD} px-4.5`}>
            {common.map(({ excerpt, textIds }) => (
              <li key={excerpt} className="border-b border-line py-3 last:border-b-0">
                <q lang="ko" className="break-words">
                  {excerpt}
                </q>
                <p className="mt-1 text-note text-ink-2 tabular-nums">
                  {commonInTexts(textIds.length, compared + earlier.texts)}:{" "}
                  {textIds
                    .flatMap((id) => named.get(id) ?? [])
                    .map(nameText)
                    .join(", ")}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={SHEET}>
        <WhatItSays searched={searched} isFound={pairs.length > 0} />
        <div className="border-t border-line px-4.5 py-5 sm:px-6 lg:px-8">
          <Caveat long={false} />
        </div>
      </div>
    </div>
  );
}

function Whose({ text, shared }: { readonly text: Similarity["texts"][number]; readonly shared: number }) {
  return (
    <span className="min-w-0 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-x-3">
      <span className="min-w-0 break-words">
        <b className="font-semibold">{nameText(text)}</b>
        {text.batch && <span className="ml-1.5 text-note text-ink-3">{text.batch.name}</span>}
      </span>
      <span className="block shrink-0 text-note text-ink-2 tabular-nums">{shareInShort(shared, text.letters)}</span>
    </span>
  );
}
