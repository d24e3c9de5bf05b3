import { mayInSpace, type Space, type SpaceMember } from "@geulgyeol/contract";
import { formatCount, formatDay, formatRecent, SPACE_ROLE_NAMES } from "@geulgyeol/wording";
import { MoreHorizontal } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../shared/ui/avatar.tsx";
import { Badge } from "../../shared/ui/badge.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { ClassLeads } from "./class-leads.tsx";
import { LogCard } from "./log-list.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { PoolCard } from "./pool-card.tsx";
import { RightsTable } from "./rights-table.tsx";

/** Members and what each may do, beside the credits and the latest entries of the log. */
export function MembersTab({ space }: { space: Space }) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 gap-6">
        <Members space={space} />
        {mayInSpace(space.role, "moveClasses") && <ClassLeads space={space} />}
        <RightsTable />
      </div>
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
        <PoolCard space={space} />
        {mayInSpace(space.role, "readLog") && <LogCard spaceId={space.id} />}
      </div>
    </div>
  );
}

const COLUMNS = "sm:grid sm:grid-cols-[minmax(0,1fr)_96px_104px_132px_44px] sm:items-center sm:gap-3";

function Members({ space }: { space: Space }) {
  const [changing, setChanging] = useState<SpaceMember | null>(null);
  const mayChange = mayInSpace(space.role, "changeMembers");
  const now = new Date().toISOString();
  return (
    <section aria-label="구성원" className={`${CARD} overflow-hidden`}>
      <div aria-hidden className={`hidden border-b border-line-strong px-6 py-2.75 text-label text-ink-3 ${COLUMNS}`}>
        <span>이름</span>
        <span>역할</span>
        <span className="text-right">이번 달 크레딧</span>
        <span className="pl-2">마지막 활동</span>
        <span />
      </div>
      <ul>
        {space.members.map((member) => (
          <li
            key={member.id}
            className={`relative border-t border-line px-4.5 py-3 first:border-t-0 sm:px-6 ${COLUMNS}`}
          >
            <Person member={member} />
            <span className="text-copy max-sm:mt-1.5 max-sm:mr-3 max-sm:inline-block max-sm:pl-11.5">
              {SPACE_ROLE_NAMES[member.role]}
            </span>
            <span className="text-right tabular-nums max-sm:mr-3 max-sm:inline-block max-sm:text-note max-sm:text-ink-2">
              <span className="sm:hidden">이번 달 </span>
              {member.role === "billing" ? "–" : formatCount(member.usedThisMonth)}
            </span>
            <span className="text-note text-ink-2 tabular-nums max-sm:inline-block sm:pl-2">
              {activityOf(member, now)}
            </span>
            {mayChange && (
              <Button
                look="ghost"
                size="icon"
                className="max-sm:absolute max-sm:top-2 max-sm:right-2"
                aria-label={`${member.name ?? member.email ?? "구성원"} 바꾸기`}
                onClick={() => setChanging(member)}
              >
                <MoreHorizontal size={18} strokeWidth={1.75} aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changing && <MemberDialog spaceId={space.id} member={changing} onClose={() => setChanging(null)} />}
    </section>
  );
}

function Person({ member }: { member: SpaceMember }) {
  const { name, email, isMe } = member;
  return (
    <div className="flex min-w-0 items-center gap-3 max-sm:pr-10">
      <Avatar name={name ?? email ?? "?"} isNickname={name === null} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <span className="truncate">{name ?? email}</span>
          {isMe && <Badge tone="line">나</Badge>}
        </p>
        {name !== null && email !== null && <p className="truncate text-note text-ink-3">{email}</p>}
      </div>
    </div>
  );
}

function activityOf({ state, since, lastActiveAt }: SpaceMember, now: string): string {
  if (state === "invited") return `초대함 · ${formatRecent(since, now)}`;
  return formatRecent(lastActiveAt ?? since, now) || formatDay(since);
}
