import { CLASS_NOTICE_DAYS, type ClassDetails, deletionTime } from "@geulgyeol/contract";
import { formatDay } from "@geulgyeol/wording";
import { sayTerm, shortDay } from "@geulgyeol/wording/classes";
import { ChevronLeft } from "lucide-react";
import { Link } from "react-router";
import { codeOf } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { MessagePage } from "../../shared/ui/message-page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { CLASS_TABS } from "./class-tabs.tsx";
import { useClass } from "./use-classes.ts";

/** A class: when its texts are deleted, and its tabs. */
export function ClassPage({ id, tab }: { id: string; tab: string }) {
  const { data, error, refetch } = useClass(id);
  if (data) return <Class details={data} tab={tab} />;
  if (error) {
    const isGone = ["NOT_FOUND", "INVALID_REQUEST"].includes(codeOf(error) ?? "");
    return (
      <MessagePage
        title={isGone ? "없는 반이에요" : "반을 불러오지 못했어요"}
        text={isGone ? "지웠거나, 이 반에서 빠졌거나, 주소가 달라요." : "연결을 확인하고 다시 시도해 주세요."}
      >
        {isGone ? (
          <ButtonLink to="/classes">수업으로</ButtonLink>
        ) : (
          <Button onClick={() => void refetch()}>다시 시도</Button>
        )}
      </MessagePage>
    );
  }
  return (
    <p role="status" className="flex min-h-[50dvh] items-center justify-center gap-2.5 text-ink-2">
      <Spinner /> 불러오고 있어요
    </p>
  );
}

function Class({ details, tab }: { details: ClassDetails; tab: string }) {
  const shown = CLASS_TABS.find(({ path, isShown }) => path === tab && isShown?.(details) !== false) ?? CLASS_TABS[0];
  const { id, name, pupils, deletesAt, role, lead } = details;
  const Content = shown.content;
  return (
    <>
      <header className="mb-4">
        <Link
          to="/classes"
          className="mb-1 inline-flex min-h-9 items-center gap-1 text-note text-ink-2 hover:text-accent"
        >
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
          수업
        </Link>
        <h1 className="text-title-1 font-bold wrap-anywhere">{name}</h1>
        <p className="mt-1 text-ink-2 tabular-nums">
          {[
            `${pupils}명`,
            sayTerm(details),
            `글은 ${shortDay(deletesAt)}에 지워져요`,
            role === "lead" ? null : `${lead} 선생님의 반`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </header>
      <nav aria-label="반 메뉴" className="mb-6 flex gap-6.5 overflow-x-auto border-b border-line">
        {CLASS_TABS.filter(({ isShown }) => isShown?.(details) !== false).map((one) => (
          <Link
            key={one.path}
            to={one.path === CLASS_TABS[0].path ? `/classes/${id}` : `/classes/${id}/${one.path}`}
            preventScrollReset
            aria-current={one === shown ? "page" : undefined}
            className="-mb-px flex min-h-11 shrink-0 items-center border-b-2 border-transparent font-medium text-ink-2 tabular-nums hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-heading aria-[current=page]:text-ink"
          >
            {one.name(details)}
          </Link>
        ))}
      </nav>
      <DeletionNotice details={details} />
      <Content details={details} />
    </>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** From two weeks before the deletion, on every tab. */
function DeletionNotice({ details: { id, deletesAt, texts, role } }: { details: ClassDetails }) {
  const days = Math.ceil((Date.parse(deletesAt) - Date.now()) / DAY_MS);
  if (texts === 0 || days > CLASS_NOTICE_DAYS || days < 0) return null;
  return (
    <Alert tone="warn" className="mb-5">
      {formatDay(deletionTime(deletesAt.slice(0, 10)).toISOString())} 저녁에 이 반의 글과 결과, 학생 이름을 모두 지워요.{" "}
      {role === "lead" && (
        <Link to={`/classes/${id}/settings`} className={TEXT_LINK}>
          내려받거나 날짜 바꾸기
        </Link>
      )}
    </Alert>
  );
}
