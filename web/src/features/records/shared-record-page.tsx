import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router";
import { codeOf } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { Logo } from "../../shared/ui/logo.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";

const LinkedRecord = lazyPart(() => import("./view/linked-record.tsx"));

/** A shared writing record for anybody with the link, without an account, also on a phone. */
export function SharedRecordPage({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["shared-record", token],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readSharedRecord } = await loadApi();
      return callEndpoint(readSharedRecord, { token }, { signal });
    },
    // Every request counts as a view.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const isGone = error !== null && ["NOT_FOUND", "INVALID_REQUEST"].includes(codeOf(error) ?? "");
  const waiting = (
    <p role="status" className="flex min-h-[60dvh] items-center justify-center gap-2.5 text-ink-2">
      <Spinner /> 기록을 불러오고 있어요
    </p>
  );
  return (
    <>
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-16 max-w-[1176px] items-center justify-between gap-4 px-4 sm:px-6">
          <Link to="/" className="flex min-h-11 items-center rounded-md" aria-label="글결 첫 화면">
            <Logo />
          </Link>
          <Link to="/guide#writing-record" className={`flex min-h-11 items-center text-note ${TEXT_LINK}`}>
            작성 기록이란
          </Link>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-[1176px] px-4 py-8 [--tabbar-h:0px] max-sm:pb-40 sm:px-6 sm:py-12"
      >
        {data ? (
          <Suspense fallback={waiting}>
            <LinkedRecord page={data} />
          </Suspense>
        ) : error ? (
          <LinkProblem isGone={isGone} onRetry={() => void refetch()} />
        ) : (
          waiting
        )}
      </main>
    </>
  );
}

function LinkProblem({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  return (
    <div className="flex min-h-[60dvh] flex-col items-center justify-center text-center">
      {isGone && (
        <span className="mb-4 grid size-11 place-items-center rounded-full bg-sunken text-ink-2">
          <EyeOff size={20} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <h1 className="text-title-1 font-bold">{isGone ? "볼 수 없는 링크예요" : "기록을 불러오지 못했어요"}</h1>
      <p className="mt-2 mb-6 max-w-(--read-max) text-ink-2">
        {isGone
          ? "기한이 지났거나 글쓴이가 닫은 링크예요. 주소가 잘못됐을 수도 있어요. 필요하면 글쓴이에게 새 링크를 부탁해 주세요."
          : "연결을 확인하고 다시 시도해 주세요."}
      </p>
      {isGone ? <ButtonLink to="/">글결 첫 화면</ButtonLink> : <Button onClick={onRetry}>다시 시도</Button>}
    </div>
  );
}
