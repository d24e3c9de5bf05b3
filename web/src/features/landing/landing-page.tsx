import { BriefcaseBusiness, Clock, GraduationCap, Lock, type LucideIcon, PenLine, UserRound } from "lucide-react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { OwnTextField } from "./own-text.tsx";
import { type Proof, ProofSection } from "./proof-section.tsx";
import { RecordSection } from "./record-section.tsx";
import { SamplePair } from "./sample-pair.tsx";
import type { ShownSample } from "./shown-sample.ts";
import { useOwnText } from "./use-own-text.ts";

const OwnResult = lazy(() => import("./own-result.tsx"));

const TERMS: readonly { icon: LucideIcon; text: string }[] = [
  { icon: UserRound, text: "로그인 없이 하루 한 번" },
  { icon: Lock, text: "글은 이 브라우저 밖으로 나가지 않아요" },
  { icon: Clock, text: "엔진을 받은 뒤에는 1초도 안 걸려요" },
];

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

/** The field with the samples beside it, or the judgement of the text that was put in. */
function TryIt({ samples }: Pick<LandingPageProps, "samples">) {
  const own = useOwnText();
  const session = useSession();
  const dialogs = useAppDialogs();
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const isLeaving = useRef(false);
  const isSignedIn = session.status === "authenticated";
  const isShown = own.judged !== null;

  useEffect(() => {
    if (isShown || !isLeaving.current) return;
    isLeaving.current = false;
    // Selected, so that another text takes its place.
    field.current?.select();
    field.current?.focus();
  }, [isShown]);

  function askForAccount() {
    if (isSignedIn) void navigate("/dashboard");
    else dialogs.openLogin();
  }

  function leave() {
    isLeaving.current = true;
    own.leave();
  }

  if (own.judged !== null) {
    return (
      <Suspense>
        <OwnResult
          judged={own.judged}
          isNew={own.isNew}
          onLeave={leave}
          onContinue={askForAccount}
          isSignedIn={isSignedIn}
        />
      </Suspense>
    );
  }
  return (
    <div className="pb-10 sm:pb-11">
      <div className="pt-4 pb-4 text-center max-sm:text-left sm:pt-4.5 sm:pb-4.5">
        <h1 className="text-hero font-bold">이 글, 누가 썼을까요?</h1>
        <p className="mt-1.5 text-copy text-ink-2 sm:mt-2 sm:text-large">
          <span className="max-sm:hidden">사람 글인지 AI 글인지, </span>어느 문장이 왜 그런지 문장의 결로 읽어 드려요.
        </p>
      </div>
      <div className="grid gap-x-5 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,500px)]">
        <OwnTextField
          own={own}
          field={field}
          isSignedIn={isSignedIn}
          onStart={isSignedIn ? askForAccount : own.start}
          onFile={askForAccount}
          onLogin={dialogs.openLogin}
        />
        <ul className="flex flex-wrap justify-center gap-x-5.5 gap-y-0.5 text-note text-ink-2 max-lg:-mt-2.5 lg:order-last lg:col-span-2 lg:-mt-2">
          {TERMS.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-1.5">
              <Icon size={15} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
              {text}
            </li>
          ))}
        </ul>
        <SamplePair samples={samples} onMixed={own.showMixedSample} isBusy={own.isReading} />
      </div>
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
