import { type ClassDetails, type ClassTeacher, EMAIL_MAX_CHARS } from "@geulgyeol/contract";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Avatar } from "../../../shared/ui/avatar.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { RadioCards } from "../../../shared/ui/radio-cards.tsx";
import { SelectField } from "../../../shared/ui/select-field.tsx";
import { TextField } from "../../../shared/ui/text-field.tsx";
import { useChangeTeacher, useInviteTeacher, useRemoveTeacher } from "../use-classes.ts";

type InvitedRole = Exclude<ClassTeacher["role"], "lead">;
const ROLE_NAME = { lead: "담당 · 모두 할 수 있음", assign: "과제 만들기까지", view: "보기만" } as const;
const ROLES: readonly InvitedRole[] = ["view", "assign"];

/** Who sees the class: the teacher who leads it, and invited ones. */
export function TeacherSection({ details }: { details: ClassDetails }) {
  const [isInviting, setInviting] = useState(false);
  const mayInvite = details.role === "lead";
  return (
    <>
      <ul>
        {details.teachers.map((teacher) => (
          <TeacherRow key={teacher.id} classId={details.id} teacher={teacher} mayChange={mayInvite} />
        ))}
      </ul>
      {mayInvite && (
        <Button size="small" className="mt-3" onClick={() => setInviting(true)}>
          <UserPlus size={16} strokeWidth={1.75} aria-hidden />
          선생님 초대
        </Button>
      )}
      {isInviting && <InviteDialog classId={details.id} onClose={() => setInviting(false)} />}
    </>
  );
}

interface TeacherRowProps {
  readonly classId: string;
  readonly teacher: ClassTeacher;
  readonly mayChange: boolean;
}

function TeacherRow({ classId, teacher, mayChange }: TeacherRowProps) {
  const change = useChangeTeacher();
  const remove = useRemoveTeacher();
  const { id, name, email, role, hasAccepted } = teacher;
  const error = change.error ?? remove.error;
  return (
    <li className="grid grid-cols-[36px_minmax(0,1fr)] items-center gap-3 border-t border-line py-2.75 first:border-t-0 first:pt-0 sm:grid-cols-[36px_minmax(0,1fr)_auto]">
      <Avatar name={name || email || "?"} />
      <div className="min-w-0">
        <p className="truncate font-semibold">{name || email}</p>
        <p className="truncate text-label text-ink-3">{hasAccepted ? email : "초대함 · 받아들이면 볼 수 있어요"}</p>
      </div>
      {role === "lead" || !mayChange ? (
        <span className="text-note max-sm:col-start-2 sm:w-57">{ROLE_NAME[role]}</span>
      ) : (
        <span className="flex items-center justify-between gap-2 max-sm:col-start-2 sm:w-57">
          <SelectField
            label={`${name || email}의 권한`}
            value={role}
            onChange={(next) => change.mutate({ id: classId, teacherId: id, role: next })}
            options={ROLES.map((value) => ({ value, label: ROLE_NAME[value] }))}
          />
          <Button
            size="small"
            look="ghost"
            busy={remove.isPending}
            onClick={() => remove.mutate({ id: classId, teacherId: id })}
          >
            {hasAccepted ? "빼기" : "취소"}
          </Button>
        </span>
      )}
      {error && (
        <Alert tone="danger" role="alert" className="col-span-full">
          {messageFor(error, "바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
    </li>
  );
}

function InviteDialog({ classId, onClose }: { classId: string; onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<InvitedRole>("view");
  const invite = useInviteTeacher();
  return (
    <Dialog
      open
      onClose={onClose}
      title="선생님 초대"
      description="글결에 가입한 선생님만 초대할 수 있어요. 받아들인 뒤에야 글과 결과를 볼 수 있어요."
    >
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          invite.mutate({ id: classId, email: email.trim(), role }, { onSuccess: onClose });
        }}
      >
        <TextField
          label="이메일"
          type="email"
          value={email}
          maxLength={EMAIL_MAX_CHARS}
          required
          autoComplete="off"
          onChange={(event) => setEmail(event.target.value)}
        />
        <RadioCards
          legend="할 수 있는 일"
          name="role"
          value={role}
          onChange={setRole}
          options={[
            { value: "view", label: "보기만", note: "글과 결과" },
            { value: "assign", label: "과제 만들기까지", note: "마감, 확인, 글 지우기도" },
          ]}
        />
        {invite.error && (
          <Alert tone="danger" role="alert" className="mt-3">
            {messageFor(invite.error, "초대하지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" look="primary" busy={invite.isPending} disabled={email.trim() === ""}>
            초대
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
