import { PenLine, ShieldCheck } from "lucide-react";
import { Outlet, useParams } from "react-router";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { Board } from "./board.tsx";
import { useProfile } from "./use-profile.ts";

/** The list and the post next to each other on a wide screen, one at a time on a narrow one. */
export function BoardLayout() {
  const isReading = useParams().postId !== undefined;
  const isModerator = useProfile()?.isModerator === true;
  return (
    <>
      <header
        className={`flex flex-wrap items-end justify-between gap-x-4 gap-y-3 ${isReading ? "xl:mb-6" : "mb-5 sm:mb-6"}`}
      >
        {/* On a narrow screen the page of a post still has its heading, for screen readers. */}
        <div className={isReading ? "max-xl:sr-only" : ""}>
          <h1 className="text-title-1 font-bold">커뮤니티</h1>
          <p className="mt-1 text-ink-2">결과를 읽고 쓰는 법을 함께 이야기해요.</p>
        </div>
        <div className={`flex gap-2 ${isReading ? "max-xl:hidden" : ""}`}>
          {isModerator && (
            <ButtonLink to="/community/moderation">
              <ShieldCheck size={18} strokeWidth={1.75} aria-hidden />
              운영
            </ButtonLink>
          )}
          <WriteLink />
        </div>
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-[420px_minmax(0,1fr)]">
        <div className={`min-w-0 ${isReading ? "max-xl:hidden" : ""}`}>
          <Board />
        </div>
        <div className={`min-w-0 ${isReading ? "" : "max-xl:hidden"}`}>
          <Outlet />
        </div>
      </div>
    </>
  );
}

function WriteLink() {
  return (
    <ButtonLink to="/community/write" look="primary">
      <PenLine size={18} strokeWidth={1.75} aria-hidden />
      글쓰기
    </ButtonLink>
  );
}
