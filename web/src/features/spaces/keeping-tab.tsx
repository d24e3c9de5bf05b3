import {
  mayInSpace,
  SPACE_EXPORT_PATH,
  SPACE_RETENTIONS,
  type Space,
  type SpaceCertificate,
  type SpaceRetention,
} from "@geulgyeol/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, buttonStyle } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { RadioCards } from "../../shared/ui/radio-cards.tsx";
import { SettingsRow } from "../../shared/ui/settings-group.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { TextField } from "../../shared/ui/text-field.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { RETENTION_HELP, RETENTION_NAMES } from "./space-words.ts";
import { useDeleteSpace, useSpaceChange } from "./use-spaces.ts";

interface KeepingTabProps {
  readonly space: Space;
  readonly onDeleted: (certificate: SpaceCertificate) => void;
}

/** How long texts are kept, the data as files, leaving and deleting. */
export function KeepingTab({ space, onDeleted }: KeepingTabProps) {
  const mayChange = mayInSpace(space.role, "changeSpace");
  const [isDeleting, setDeleting] = useState(false);
  return (
    <div className="grid max-w-[840px] gap-6">
      {mayChange ? (
        <Retention space={space} />
      ) : (
        <section className={`${CARD} p-4.5 sm:p-6`}>
          <h2 className="font-semibold">글을 보관하는 기간: {RETENTION_NAMES[space.retention]}</h2>
          <p className="mt-1 text-ink-2">{RETENTION_HELP[space.retention]} 운영이 바꿀 수 있어요.</p>
        </section>
      )}
      <section className={`${CARD} px-4.5 py-1 sm:px-6`} aria-label="공간">
        {mayChange && <Name space={space} />}
        {mayInSpace(space.role, "exportSpace") && (
          <SettingsRow
            name="공간 전체 내려받기"
            help="구성원, 글과 결과, 크레딧, 한 일을 JSON 파일로 받아요. 받은 것도 한 일에 남아요."
          >
            <a href={`${SPACE_EXPORT_PATH}?id=${space.id}`} download className={buttonStyle({ size: "small" })}>
              <Download size={15} strokeWidth={1.75} aria-hidden />
              내려받기
            </a>
          </SettingsRow>
        )}
        <Leave space={space} />
        {mayInSpace(space.role, "deleteSpace") && (
          <SettingsRow
            name="공간 지우기"
            help="구성원, 글과 결과, 남은 크레딧이 모두 지워지고 되돌릴 수 없어요. 지운 뒤에 확인서를 드려요."
          >
            <Button size="small" className="!border-danger-line !text-danger" onClick={() => setDeleting(true)}>
              공간 지우기
            </Button>
          </SettingsRow>
        )}
      </section>
      {isDeleting && <DeleteDialog space={space} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </div>
  );
}

function Retention({ space }: { space: Space }) {
  const change = useSpaceChange(space.id);
  const [chosen, setChosen] = useState<SpaceRetention>(space.retention);
  const choose = (retention: SpaceRetention) => {
    setChosen(retention);
    change.mutate({ what: "retention", retention }, { onError: () => setChosen(space.retention) });
  };
  return (
    <section className={`${CARD} p-4.5 sm:p-6`}>
      <h2 className="font-semibold">글을 보관하는 기간</h2>
      <p className="mt-1 text-note text-ink-3">공간의 모든 반에 적용돼요. 반은 이보다 짧게만 정할 수 있어요.</p>
      <RadioCards
        legend="보관 기간"
        name="retention"
        value={chosen}
        onChange={choose}
        options={SPACE_RETENTIONS.map((value) => ({ value, label: RETENTION_NAMES[value] }))}
      />
      <p className="mt-2 text-note text-ink-2">{RETENTION_HELP[chosen]}</p>
      {change.isError && (
        <Alert tone="danger" role="alert" className="mt-3">
          {messageFor(change.error, "보관 기간을 바꾸지 못했어요.")}
        </Alert>
      )}
    </section>
  );
}

function Name({ space }: { space: Space }) {
  const [name, setName] = useState(space.name);
  const change = useSpaceChange(space.id);
  return (
    <form
      className="flex flex-wrap items-end gap-2 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ what: "name", name }, { onSuccess: () => showToast("이름을 바꿨어요.") });
      }}
    >
      <TextField
        label="공간 이름"
        className="min-w-0 grow basis-60"
        maxLength={50}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={change.isError ? messageFor(change.error, "이름을 바꾸지 못했어요.") : undefined}
      />
      <Button type="submit" disabled={name.trim() === space.name} busy={change.isPending} className="h-12">
        이름 바꾸기
      </Button>
    </form>
  );
}

function Leave({ space }: { space: Space }) {
  const change = useSpaceChange(space.id);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const leave = () =>
    change.mutate(
      { what: "leave" },
      {
        onSuccess: () => {
          showToast(`‘${space.name}’에서 나갔어요.`);
          void navigate("/settings");
        },
      },
    );
  return (
    <SettingsRow name="공간에서 나가기" help="내가 한 일은 남고, 공간의 글과 크레딧은 더 볼 수 없어요.">
      <Button size="small" onClick={() => setAsking(true)}>
        나가기
      </Button>
      {isAsking && (
        <Dialog open onClose={() => setAsking(false)} title="공간에서 나갈까요?" description={space.name}>
          {change.isError && (
            <Alert tone="danger" role="alert" className="mt-4">
              {messageFor(change.error, "나가지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
            </Alert>
          )}
          <div className="mt-5 grid grid-cols-2 gap-2">
            <Button onClick={() => setAsking(false)}>닫기</Button>
            <Button look="primary" busy={change.isPending} onClick={leave}>
              나가기
            </Button>
          </div>
        </Dialog>
      )}
    </SettingsRow>
  );
}

interface DeleteDialogProps extends KeepingTabProps {
  readonly onClose: () => void;
}

function DeleteDialog({ space, onClose, onDeleted }: DeleteDialogProps) {
  const [name, setName] = useState("");
  const remove = useDeleteSpace(space.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title="공간을 지울까요?"
      description="구성원의 권한, 공간의 글과 결과, 남은 크레딧, 한 일이 모두 지워져요. 되돌릴 수 없고, 남은 크레딧은 돌려 드리지 않아요."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          remove.mutate(name, { onSuccess: onDeleted });
        }}
      >
        <TextField
          label="공간 이름을 그대로 적어 주세요"
          help={space.name}
          className="mt-4.5"
          required
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={remove.isError ? messageFor(remove.error, "지우지 못했어요. 아무것도 바뀌지 않았어요.") : undefined}
        />
        <div className="mt-5 grid grid-cols-2 gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" look="danger" busy={remove.isPending} disabled={name.trim() === ""}>
            모두 지우기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
