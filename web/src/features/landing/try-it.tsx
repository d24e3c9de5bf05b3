import { VISITOR_TRIES_PER_DAY } from "@geulgyeol/contract";
import { formatTimes } from "@geulgyeol/wording";
import { Clock, Lock, type LucideIcon, UserRound } from "lucide-react";
import { type RefObject, Suspense, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { OwnTextField } from "./own-text.tsx";
import { SamplePair } from "./sample-pair.tsx";
import type { ShownSample } from "./shown-sample.ts";
import { useOwnText } from "./use-own-text.ts";

const OwnResult = lazyPart(() => import("./own-result.tsx"));

const TERMS: readonly { icon: LucideIcon; text: string }[] = [
  { icon: UserRound, text: `로그인 없이 하루 ${formatTimes(VISITOR_TRIES_PER_DAY)}` },
  { icon: Lock, text: "글은 이 브라우저 밖으로 나가지 않아요" },
  { icon: Clock, text: "엔진을 받은 뒤에는 1초도 안 걸려요" },
];

/** The field with the samples beside it, or the judgement of the text that was put in. */
export function TryIt({ samples }: { samples: readonly ShownSample[] }) {
  const own = useOwnText();
  const session = useSession();
  const dialogs = useAppDialogs();
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const isSignedIn = session.status === "authenticated";
  const leave = useWayBack(field, own.judged !== null, own.leave);

  function askForAccount() {
    if (isSignedIn) void navigate("/dashboard");
    else dialogs.openLogin();
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
      <Welcome />
      <div className="grid gap-x-5 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,500px)]">
        <OwnTextField
          own={own}
          field={field}
          isSignedIn={isSignedIn}
          onStart={isSignedIn ? askForAccount : own.start}
          onFile={askForAccount}
          onLogin={dialogs.openLogin}
        />
        <Terms />
        <SamplePair samples={samples} onMixed={own.showMixedSample} reading={own.reading} problem={own.sampleProblem} />
      </div>
    </div>
  );
}

/** Leaves the judgement. The field then has the focus, with its text selected or the caret at its end. */
function useWayBack(field: RefObject<HTMLTextAreaElement | null>, isAway: boolean, leave: () => void) {
  const goal = useRef<"replace" | "extend" | null>(null);
  useEffect(() => {
    const { current } = field;
    if (isAway || goal.current === null || current === null) return;
    current.setSelectionRange(goal.current === "replace" ? 0 : current.value.length, current.value.length);
    current.focus();
    goal.current = null;
  }, [field, isAway]);
  return (to: "replace" | "extend") => {
    goal.current = to;
    leave();
  };
}

function Welcome() {
  return (
    <div className="pt-4 pb-4 text-center max-sm:text-left sm:pt-4.5 sm:pb-4.5">
      <h1 className="text-hero font-bold">이 글, 누가 썼을까요?</h1>
      <p className="mt-1.5 text-copy text-ink-2 sm:mt-2 sm:text-large">
        <span className="max-sm:hidden">사람 글인지 AI 글인지, </span>어느 문장이 왜 그런지 문장의 결로 읽어 드려요.
      </p>
    </div>
  );
}

function Terms() {
  return (
    <ul className="flex flex-wrap justify-center gap-x-5.5 gap-y-0.5 text-note text-ink-2 max-lg:-mt-2.5 lg:order-last lg:col-span-2 lg:-mt-2">
      {TERMS.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-1.5">
          <Icon size={15} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}
