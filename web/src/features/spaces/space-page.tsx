import { mayInSpace, type Space, type SpaceAction, type SpaceCertificate } from "@geulgyeol/contract";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { codeOf } from "../../shared/api/api-failure.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { MessagePage } from "../../shared/ui/message-page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { Certificate } from "./certificate.tsx";
import { CreditsTab } from "./credits-tab.tsx";
import { KeepingTab } from "./keeping-tab.tsx";
import { LogTab } from "./log-list.tsx";
import { InviteDialog } from "./member-dialog.tsx";
import { MembersTab } from "./members-tab.tsx";
import { RETENTION_HELP } from "./space-words.ts";
import { useSpace } from "./use-spaces.ts";

const TABS: readonly { id: string; name: string; needs: SpaceAction }[] = [
  { id: "members", name: "구성원", needs: "seeSpace" },
  { id: "credits", name: "크레딧과 청구", needs: "buyCredits" },
  { id: "log", name: "한 일", needs: "readLog" },
  { id: "keeping", name: "보관과 내보내기", needs: "seeSpace" },
];

/** A school's space. What a member may not do is not offered. */
export function SpacePage({ id }: { id: string }) {
  const { data: space, error, refetch } = useSpace(id);
  const [certificate, setCertificate] = useState<SpaceCertificate | null>(null);
  if (certificate !== null) return <Certificate certificate={certificate} />;
  if (error) {
    const isGone = codeOf(error) === "NOT_FOUND";
    return (
      <MessagePage
        title={isGone ? "없는 공간이에요" : "공간을 불러오지 못했어요"}
        text={isGone ? "지운 공간이거나 이 계정이 구성원이 아니에요." : "연결을 확인하고 다시 시도해 주세요."}
      >
        {isGone ? (
          <ButtonLink to="/settings">설정으로</ButtonLink>
        ) : (
          <Button onClick={() => void refetch()}>다시 시도</Button>
        )}
      </MessagePage>
    );
  }
  if (!space) {
    return (
      <p role="status" className="flex min-h-[320px] items-center justify-center gap-2.5 text-ink-2">
        <Spinner /> 불러오고 있어요
      </p>
    );
  }
  return <SpaceView space={space} onDeleted={setCertificate} />;
}

function SpaceView({ space, onDeleted }: { space: Space; onDeleted: (certificate: SpaceCertificate) => void }) {
  const [search] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  const tabs = TABS.filter(({ needs }) => mayInSpace(space.role, needs));
  const open = tabs.find(({ id }) => id === search.get("tab"))?.id ?? "members";
  const members = space.members.filter(({ state }) => state === "member").length;
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-note text-ink-3">학교 공간</p>
          <h1 className="text-title-1 font-bold wrap-anywhere">{space.name}</h1>
          <p className="mt-1 text-ink-2">
            구성원 {members}명 · {RETENTION_HELP[space.retention]}
          </p>
        </div>
        {open === "members" && mayInSpace(space.role, "changeMembers") && (
          <Button look="primary" onClick={() => setInviting(true)}>
            <UserPlus size={17} strokeWidth={1.75} aria-hidden />
            구성원 초대
          </Button>
        )}
      </header>
      <nav aria-label="공간" className="mb-6 overflow-x-auto border-b border-line">
        <ul className="flex gap-5 sm:gap-6">
          {tabs.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={id === "members" ? "?" : `?tab=${id}`}
                aria-current={id === open ? "page" : undefined}
                className="-mb-px flex h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {open === "members" && <MembersTab space={space} />}
      {open === "credits" && <CreditsTab space={space} />}
      {open === "log" && <LogTab spaceId={space.id} seesAll={space.role === "owner"} />}
      {open === "keeping" && <KeepingTab space={space} onDeleted={onDeleted} />}
      {isInviting && <InviteDialog spaceId={space.id} onClose={() => setInviting(false)} />}
    </>
  );
}
