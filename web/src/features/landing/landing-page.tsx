import { BriefcaseBusiness, GraduationCap, type LucideIcon, PenLine, UserRound } from "lucide-react";
import { type Proof, ProofSection } from "./proof-section.tsx";
import { RecordSection } from "./record-section.tsx";
import type { ShownSample } from "./shown-sample.ts";
import { TryIt } from "./try-it.tsx";

const PROMISES: readonly { title: string; text: string }[] = [
  {
    title: "근거를 양쪽 다 보여 드려요",
    text: "사람 글 100편 중 몇 편, AI 글 100편 중 몇 편에서 보이는 특징인지 함께 적어요.",
  },
  {
    title: "모르면 모른다고 해요",
    text: "짧거나 근거가 엇갈린 글은 판단하지 않아요. 그때는 숫자도 보여 드리지 않아요.",
  },
  {
    title: "판단은 사람이 해요",
    text: "결과는 대화를 시작하는 자료예요. 벌을 주거나 떨어뜨리는 근거로 쓰지 마세요.",
  },
];

const READERS: readonly { icon: LucideIcon; name: string; text: string }[] = [
  { icon: GraduationCap, name: "선생님", text: "과제를 돌려주기 전에 학생과 함께 읽을 문장과 물어볼 것을 찾아요." },
  { icon: PenLine, name: "학생", text: "내 글의 결을 미리 보고, 직접 썼다는 기록을 함께 내요." },
  { icon: UserRound, name: "지원자", text: "자기소개서를 쓴 과정을 기록으로 남겨, 물어볼 때 보여 줘요." },
  {
    icon: BriefcaseBusiness,
    name: "채용 담당자",
    text: "면접에서 더 물어볼 대목을 골라요. 떨어뜨리는 근거로는 쓰지 않아요.",
  },
];

interface LandingPageProps {
  readonly samples: readonly ShownSample[];
  readonly proof: Proof;
}

export function LandingPage({ samples, proof }: LandingPageProps) {
  return (
    <div className="mx-auto max-w-[1112px]">
      <TryIt samples={samples} />
      <ProofSection proof={proof} />
      <Promises />
      <RecordSection />
      <Readers />
    </div>
  );
}

function Promises() {
  return (
    <section
      aria-label="글결의 약속"
      className="grid gap-x-12 gap-y-7 border-t border-line py-12 sm:py-16 md:grid-cols-3"
    >
      {PROMISES.map(({ title, text }) => (
        <div key={title}>
          <h2 className="mb-1.5 text-large leading-normal font-heading tracking-close">{title}</h2>
          <p className="text-ink-2">{text}</p>
        </div>
      ))}
    </section>
  );
}

function Readers() {
  return (
    <section
      aria-labelledby="readers"
      className="grid gap-x-16 gap-y-5 border-t border-line pt-12 pb-16 sm:pt-16 lg:grid-cols-[1fr_720px]"
    >
      <h2 id="readers" className="text-title-1 font-bold">
        이런 분들이 써요
      </h2>
      <ul>
        {READERS.map(({ icon: Icon, name, text }) => (
          <li
            key={name}
            className="grid grid-cols-[22px_1fr] items-baseline gap-x-4 border-t border-line py-4 first:border-t-0 first:pt-1 sm:grid-cols-[22px_120px_1fr]"
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
