import { SPACE_ROLES, type SpaceMember, type SpaceRole } from "@geulgyeol/contract";
import { SPACE_ROLE_NAMES } from "@geulgyeol/wording";
import { useState } from "react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { RadioCards } from "../../shared/ui/radio-cards.tsx";
import { TextField } from "../../shared/ui/text-field.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { ROLE_HELP } from "./space-words.ts";
import { useSpaceChange } from "./use-spaces.ts";

const OPTIONS = SPACE_ROLES.map((value) => ({ value, label: SPACE_ROLE_NAMES[value] }));

interface MemberDialogProps {
  readonly spaceId: string;
  readonly member: SpaceMember;
  readonly onClose: () => void;
}

/** Another role for a member or an invitation, or the end of either. */
export function MemberDialog({ spaceId, member, onClose }: MemberDialogProps) {
  const [role, setRole] = useState<SpaceRole>(member.role);
  const change = useSpaceChange(spaceId);
  const isInvited = member.state === "invited";
  const name = member.name ?? member.email ?? "구성원";
  const done = (text: string) => ({
    onSuccess: () => {
      showToast(text);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={isInvited ? "초대 바꾸기" : "구성원 바꾸기"} description={name}>
      <RadioCards legend="역할" name="role" value={role} onChange={setRole} options={OPTIONS} />
      <p className="mt-2 text-note text-ink-3">{ROLE_HELP[role]}</p>
      {change.isError && (
        <Alert tone="danger" role="alert" className="mt-4">
          {messageFor(change.error, "바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <div className="mt-5 grid grid-cols-2 gap-2">
        <Button
          className="!border-danger-line !text-danger"
          busy={change.isPending && change.variables.what === "remove"}
          onClick={() =>
            change.mutate(
              { what: "remove", memberId: member.id },
              done(isInvited ? "초대를 거뒀어요." : `${name} 님을 뺐어요.`),
            )
          }
        >
          {isInvited ? "초대 거두기" : "공간에서 빼기"}
        </Button>
        <Button
          look="primary"
          disabled={role === member.role}
          busy={change.isPending && change.variables.what === "role"}
          onClick={() => change.mutate({ what: "role", memberId: member.id, role }, done("역할을 바꿨어요."))}
        >
          역할 바꾸기
        </Button>
      </div>
    </Dialog>
  );
}

/** An invitation by e-mail. */
export function InviteDialog({ spaceId, onClose }: { spaceId: string; onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<SpaceRole>("teacher");
  const change = useSpaceChange(spaceId);
  return (
    <Dialog
      open
      onClose={onClose}
      title="구성원 초대"
      description="메일로 받은 주소를 열고 로그인하면 함께할 수 있어요. 주소는 14일 동안 한 번만 쓸 수 있어요."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate(
            { what: "invite", email: email.trim(), role },
            {
              onSuccess: () => {
                showToast("초대 메일을 보냈어요.");
                onClose();
              },
            },
          );
        }}
      >
        <TextField
          label="이메일"
          type="email"
          className="mt-4.5"
          required
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <RadioCards legend="역할" name="role" value={role} onChange={setRole} options={OPTIONS} />
        <p className="mt-2 text-note text-ink-3">{ROLE_HELP[role]}</p>
        {change.isError && (
          <Alert tone="danger" role="alert" className="mt-4">
            {messageFor(change.error, "초대하지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
        <div className="mt-5 grid grid-cols-2 gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" look="primary" busy={change.isPending}>
            초대 메일 보내기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
