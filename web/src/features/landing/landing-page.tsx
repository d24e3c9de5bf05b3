import { BriefcaseBusiness, GraduationCap, type LucideIcon, PenLine, Rows3, Ruler, Scale } from "lucide-react";
import { Link } from "react-router";
import { MiniGrain } from "../../report/sentences/mini-grain.tsx";
import { AxisTicks, BandTrack } from "../../report/verdict/probability-axis.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { SamplePanel } from "./sample-panel.tsx";
import type { SampleResult } from "./sample-result.ts";
import { FIRST_SAMPLE } from "./samples.ts";
import { useShownSample } from "./use-shown-sample.ts";

const PROMISES: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Rows3,
    title: "문장마다 읽어요",
    text: "점수 하나로 끝내지 않아요. 어느 문장이 왜 의심스러운지 한 줄씩 보여 드려요.",
  },
  {
    icon: Ruler,
    title: "얼마나 확실한지 말해요",
    text: "판단마다 근거가 얼마나 뚜렷한지와, 이런 판단이 잘못 나온 비율을 함께 적어요. 근거가 약하면 판단하지 않아요.",
  },
  {
    icon: Scale,
    title: "판단은 사람이 해요",
    text: "결과는 대화를 시작하는 자료예요. 벌을 주거나 떨어뜨리는 근거로 쓰지 마세요.",
  },
];

const READERS: readonly { icon: LucideIcon; name: string; text: string }[] = [
  { icon: GraduationCap, name: "선생님", text: "과제를 돌려주기 전에 어느 문장을 학생과 함께 이야기할지 찾아요." },
  { icon: BriefcaseBusiness, name: "채용 담당자", text: "자기소개서에서 면접 때 더 물어볼 대목을 골라요." },
  { icon: PenLine, name: "글 쓰는 사람", text: "AI의 도움을 받은 글을 내 말투로 다듬어요." },
];

/** The landing page; `first` is the judgement of the first sample. */
export function LandingPage({ first }: { first: SampleResult }) {
  const shown = useShownSample(first);
  return (
    <div className="mx-auto max-w-[1112px]">
      <div className="pt-8 pb-8 text-center sm:pt-14 sm:pb-11">
        <h1 className="text-hero font-bold">
          <span className="inline-block">이 글, 누가 썼을까요?</span> <br className="max-sm:hidden" />
          <span className="inline-block">문장의 결로 읽어 드려요</span>
        </h1>
        <p className="mt-4.5 text-lead leading-relaxed text-ink-2 sm:text-large">
          한국어 글이 사람의 것인지, AI의 것인지, 둘이 섞였는지 추정하고 그 이유를 문장마다 짚어 드려요.
        </p>
      </div>
      <SamplePanel shown={shown} />
      <p className="mt-3.5 text-center text-note text-ink-3">
        밑줄은 AI로 판정한 문장이에요. 예시는 로그인 없이 볼 수 있고, 내 글을 분석하려면 로그인이 필요해요.{" "}
        <Link to="/accuracy" className={`whitespace-nowrap ${TEXT_LINK}`}>
          얼마나 맞고 어디서 틀리나
        </Link>
      </p>
      <Promises />
      <SampleGrain shown={shown} first={first} />
      <Readers />
    </div>
  );
}

function Promises() {
  return (
    <section aria-label="글결의 약속" className="grid gap-x-12 gap-y-10 py-16 sm:pt-22 sm:pb-20 md:grid-cols-3">
      {PROMISES.map(({ icon: Icon, title, text }) => (
        <div key={title}>
          <Icon size={22} strokeWidth={1.75} className="text-accent" aria-hidden />
          <h2 className="mt-3 mb-1.5 text-large leading-normal font-heading tracking-close">{title}</h2>
          <p className="text-ink-2">{text}</p>
        </div>
      ))}
    </section>
  );
}

interface SampleGrainProps {
  readonly shown: ReturnType<typeof useShownSample>;
  readonly first: SampleResult;
}

function SampleGrain({ shown, first }: SampleGrainProps) {
  // While another sample is being judged, and if that failed or is held, the grain of the first stays.
  const [grain, name] =
    typeof shown.result === "object" && shown.result.hold === null
      ? [shown.result, shown.sample.name]
      : [first, FIRST_SAMPLE.name];
  return (
    <section className="grid items-center gap-x-16 gap-y-8 border-t border-line py-14 sm:py-18 lg:grid-cols-[1fr_620px]">
      <div>
        <h2 className="mb-3.5 text-title-1 font-bold">
          나무에 결이 있듯, <br className="max-sm:hidden" />
          글에도 결이 있어요
        </h2>
        <p className="max-w-[400px] text-ink-2">
          사람의 글은 문장마다 길이도, 어휘도, 호흡도 들쭉날쭉해요. 글결은 그 들쭉날쭉함을 문장 단위로 계산해서 결
          그래프로 그려요. 막대의 높이와 색이 함께 확률을 나타내서 색을 구분하기 어려워도 읽을 수 있어요.
        </p>
      </div>
      <figure className={`min-w-0 px-4 py-5.5 sm:px-6 ${CARD}`}>
        <figcaption className="mb-3.5 flex justify-between text-note text-ink-2">
          <b className="font-bold text-ink">위 예시 ‘{name}’의 결</b>
          <span className="tabular-nums">{grain.sentences.length}문장</span>
        </figcaption>
        <MiniGrain sentences={grain.sentences} height="h-[120px]" withNumbers />
        <BandTrack className="mt-4.5 h-2.5" />
        <AxisTicks className="mt-1" />
      </figure>
    </section>
  );
}

function Readers() {
  return (
    <section className="grid gap-x-16 gap-y-6 border-t border-line pt-14 pb-18 sm:pt-16 lg:grid-cols-[1fr_620px]">
      <h2 className="text-title-1 font-bold">이런 분들이 써요</h2>
      <ul>
        {READERS.map(({ icon: Icon, name, text }) => (
          <li
            key={name}
            className="grid grid-cols-[22px_1fr] items-baseline gap-x-4 border-t border-line py-4.5 first:border-t-0 first:pt-1 sm:grid-cols-[22px_110px_1fr]"
          >
            <Icon size={22} strokeWidth={1.75} className="self-center text-ink-3" aria-hidden />
            <b className="text-lead font-bold">{name}</b>
            <span className="text-ink-2 max-sm:col-start-2">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
