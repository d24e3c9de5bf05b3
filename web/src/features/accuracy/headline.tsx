import type { AccuracyRecord, AccuracyShare } from "@geulgyeol/engine/accuracy-record";
import { formatCount, formatRate, formatRateInterval, textsOfHundred } from "@geulgyeol/wording";
import type { ReactNode } from "react";
import { EveryText, OfHundred } from "../../shared/ui/every-text.tsx";
import { MeasuredTexts } from "./measured-texts.tsx";

const TITLE = "text-display-2 leading-heading font-bold tracking-tighter sm:text-display-3";
const NOTE = "text-small leading-note text-ink-2 tabular-nums";

/** Words that stay together; a line breaks between them. */
function Phrase({ children }: { children: ReactNode }) {
  return <span className="inline-block">{children}</span>;
}

function RateNote({ share }: { share: AccuracyShare }) {
  return (
    <>
      <b className="font-heading text-ink">{formatRate(share.value)}</b>
      <span className="whitespace-nowrap">, 95% 구간 {formatRateInterval(share)}</span>.
    </>
  );
}

/** Errors against human writers first, with who was measured beside them; then how many AI texts are found. */
export function Headline({ ko }: Pick<AccuracyRecord, "ko">) {
  const { humansJudgedAi: accused, aisJudgedAi: found } = ko;
  const ofHundred = textsOfHundred(found.value);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 pb-8 sm:pb-11 lg:grid-cols-[minmax(0,1fr)_392px] lg:grid-rows-[auto_1fr]">
      <div>
        <h2 className={TITLE}>
          <Phrase>사람 글 {formatCount(accused.of)}편 중</Phrase>{" "}
          <Phrase>
            {accused.count === 0
              ? "AI 글로 잘못 본 글은 없었어요"
              : `${formatCount(accused.count)}편을 AI 글로 잘못 봤어요`}
          </Phrase>
        </h2>
        <div className="mt-5">
          <EveryText count={accused.of} marked={accused.count} />
        </div>
        <p className={`mt-2 ${NOTE}`}>
          획 하나가 글 한 편이에요. <RateNote share={accused} /> 틀리면 글쓴이가 억울해지는 오류라 먼저 보여 드려요.
        </p>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <MeasuredTexts ko={ko} />
      </div>
      <div className="border-line lg:border-t lg:pt-6">
        <h2 className={TITLE}>
          <Phrase>AI 글 100편 중 {ofHundred}편을 찾고,</Phrase> <Phrase>{100 - ofHundred}편을 놓쳤어요</Phrase>
        </h2>
        <div className="mt-4">
          <OfHundred found={ofHundred} />
        </div>
        <p className={`mt-2 ${NOTE}`}>
          실제로는 {formatCount(found.of)}편 중 {formatCount(found.count)}편이에요. <RateNote share={found} />
        </p>
      </div>
    </div>
  );
}
