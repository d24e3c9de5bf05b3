import type { Space } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { sayTerm } from "@geulgyeol/wording/classes";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { SelectField } from "../../shared/ui/select-field.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { useMoveClass, useSpaceClasses } from "./use-spaces.ts";

const NOBODY = "";

/** The classes of the space and who leads each; without their texts. */
export function ClassLeads({ space }: { space: Space }) {
  const { data } = useSpaceClasses(space.id);
  const move = useMoveClass(space.id);
  if (data === undefined || data.classes.length === 0) return null;
  const teachers = space.members.filter(({ state, role }) => state === "member" && role !== "billing");
  const options = teachers.map(({ id, name }) => ({ value: id, label: name ?? "" }));
  return (
    <section aria-labelledby="class-leads" className={`${CARD} p-4.5 sm:p-6`}>
      <h2 id="class-leads" className="text-lead font-heading">
        반과 담당 선생님
      </h2>
      <p className="mt-0.5 text-note text-ink-3">
        담당을 바꾸면 새 선생님이 이 반의 글을 맡아요. 운영은 글을 보지 않아요.
      </p>
      <ul className="mt-3">
        {data.classes.map(({ id, name, leadMemberId, texts, ...term }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2.75"
          >
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="text-note text-ink-3 tabular-nums">
                {sayTerm(term)} · 글 {formatCount(texts)}편
                {leadMemberId === null && " · 담당 선생님이 나가서 아무도 볼 수 없어요"}
              </span>
            </span>
            <SelectField
              label={`${name}의 담당`}
              value={leadMemberId ?? NOBODY}
              onChange={(memberId) => memberId !== NOBODY && move.mutate({ classId: id, memberId })}
              options={leadMemberId === null ? [{ value: NOBODY, label: "담당 정하기" }, ...options] : options}
            />
          </li>
        ))}
      </ul>
      {move.error && (
        <Alert tone="danger" role="alert" className="mt-3">
          {messageFor(move.error, "담당을 바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
    </section>
  );
}
