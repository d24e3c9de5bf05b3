import { formatCount, withParticle } from "@geulgyeol/wording";
import { Link } from "react-router";
import { EveryText } from "../../shared/ui/every-text.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";

/** What the accuracy record says about human texts. */
export interface Proof {
  readonly humanTexts: number;
  readonly judgedAi: number;
  /** Names of the kinds with the most texts. */
  readonly measuredOn: readonly string[];
  readonly kinds: number;
  /** Kinds that visitors ask about and of which the record has no human text. */
  readonly notMeasured: readonly string[];
}

/** How often human texts were judged wrongly, drawn text by text, with what was measured in the same breath. */
export function ProofSection({ proof }: { proof: Proof }) {
  const { humanTexts, judgedAi, measuredOn, kinds, notMeasured } = proof;
  const [last = "", ...others] = [...notMeasured].reverse();
  const missing = [...others.reverse().map((name) => withParticle(name, "과/와")), withParticle(last, "은/는")].join(
    " ",
  );
  return (
    <section aria-labelledby="proof" className="border-t border-line py-12 sm:py-16">
      <h2 id="proof" className="text-title-1 font-bold">
        <span className="inline-block">사람 글 {formatCount(humanTexts)}편 중</span>{" "}
        <span className="inline-block">
          {judgedAi === 0 ? "AI 글로 본 글은 없었어요" : `${formatCount(judgedAi)}편을 잘못 봤어요`}
        </span>
      </h2>
      <p className="mt-2 text-lead leading-relaxed text-ink-2">
        {measuredOn.join(", ")} 등 {kinds}가지 글로 측정한 값이에요.{" "}
        {notMeasured.length > 0 && <b className="font-bold text-ink">{missing} 아직 측정하지 못했어요.</b>}{" "}
        <Link to="/accuracy" className={`whitespace-nowrap ${TEXT_LINK}`}>
          정확도 보기
        </Link>
      </p>
      <div className="mt-6 sm:mt-7">
        <EveryText count={humanTexts} marked={judgedAi} />
      </div>
      <p className="mt-2 text-note text-ink-3">
        획 하나가 글 한 편이에요.
        {judgedAi > 0 && ` 앞의 굵고 긴 ${formatCount(judgedAi)}획이 사람이 썼는데 AI 글로 본 글이에요.`}
      </p>
    </section>
  );
}
