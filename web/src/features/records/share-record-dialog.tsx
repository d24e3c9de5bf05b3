import {
  RECORD_SHARE_DAYS,
  RECORD_TITLE_MAX_CHARS,
  RECORD_WRITER_MAX_CHARS,
  type WritingRecord,
} from "@geulgyeol/contract";
import { Link2 } from "lucide-react";
import { useId, useState } from "react";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { useAccount } from "../../shared/session/use-account.ts";
import { useCaller } from "../../shared/session/use-caller.ts";
import { VerifyFirst } from "../../shared/session/verify-first.tsx";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { copyText } from "../../shared/ui/copy-text.ts";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { SelectField } from "../../shared/ui/select-field.tsx";
import { Switch } from "../../shared/ui/switch.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { RecordShareList, recordLink } from "./record-share-list.tsx";
import { useRecordShareChanges, useRecordShares } from "./use-record-shares.ts";

type Days = `${(typeof RECORD_SHARE_DAYS)[number]}` | "never";

const DAYS: readonly { value: Days; label: string }[] = [
  ...RECORD_SHARE_DAYS.map((days) => ({
    value: `${days}` as Days,
    label: days === 365 ? "1년 동안" : `${days}일 동안`,
  })),
  { value: "never", label: "기한 없음" },
];

interface ShareRecordDialogProps {
  /** Ended with its whole text. */
  readonly record: WritingRecord;
  readonly title: string;
  readonly onClose: () => void;
}

/** Makes a link to a record, and lists those that exist. */
export default function ShareRecordDialog({ record, title, onClose }: ShareRecordDialogProps) {
  const isSignedIn = useCaller() !== "anonymous";
  const account = useAccount();
  const { data: shares } = useRecordShares(record.head.recordId, isSignedIn);
  const { create } = useRecordShareChanges();
  const user = account.data?.user;
  const isUnverified =
    codeOf(create.error) === "EMAIL_NOT_VERIFIED" || (user !== undefined && user.email !== null && !user.emailVerified);
  return (
    <Dialog
      open
      width={460}
      onClose={onClose}
      title="이 기록 보여 주기"
      description="링크를 아는 사람만 볼 수 있어요. 가입하지 않아도 열려요."
    >
      {!isSignedIn ? (
        <div className="mt-5">
          <p className="mb-3">로그인하면 링크를 만들 수 있어요. 기록은 이 기기에 그대로 있어요.</p>
          <ButtonLink to="/login?next=/editor" look="primary">
            로그인
          </ButtonLink>
        </div>
      ) : isUnverified ? (
        <VerifyFirst email={user?.email ?? null} returnTo="/editor" onVerified={() => create.reset()} />
      ) : (
        <NewLink record={record} title={title} create={create} />
      )}
      {shares !== undefined && shares.length > 0 && (
        <section aria-label="이 기록의 링크" className="mt-6 border-t border-line pt-4">
          <h3 className="mb-1 text-note font-semibold">이 기록의 링크 {shares.length}개</h3>
          <RecordShareList shares={shares} />
        </section>
      )}
    </Dialog>
  );
}

interface NewLinkProps {
  readonly record: WritingRecord;
  readonly title: string;
  readonly create: ReturnType<typeof useRecordShareChanges>["create"];
}

function NewLink({ record, title, create }: NewLinkProps) {
  const [name, setName] = useState({ title: title || "작성 기록", writer: "" });
  const [showsText, setShowsText] = useState(true);
  const [showsReplay, setShowsReplay] = useState(false);
  const [days, setDays] = useState<Days>("30");

  function make() {
    const share = {
      record,
      title: name.title.trim() || "작성 기록",
      writer: name.writer.trim() || null,
      showsText,
      showsReplay: showsText && showsReplay,
      days: days === "never" ? null : (Number(days) as (typeof RECORD_SHARE_DAYS)[number]),
    };
    create.mutate(share, {
      onSuccess: async ({ path }) => {
        const isCopied = await copyText(recordLink(path));
        showToast(isCopied ? "링크를 만들어 복사했어요." : "링크를 만들었어요. 아래에서 복사해 주세요.");
      },
    });
  }

  return (
    <>
      <div className="mt-4">
        <TextRow
          label="제목"
          value={name.title}
          max={RECORD_TITLE_MAX_CHARS}
          onChange={(value) => setName({ ...name, title: value })}
        />
        <Choice
          label="글 보여 주기"
          note="끄면 무늬 띠와 사실만 보여요. 그러면 분석 결과와 보고서에 ‘작성 기록 있음’도 붙지 않아요."
          checked={showsText}
          onChange={setShowsText}
        />
        <Choice
          label="쓴 과정 다시 보기"
          note="지운 문장까지 볼 수 있게 돼요."
          checked={showsText && showsReplay}
          disabled={!showsText}
          onChange={setShowsReplay}
        />
        <TextRow
          label="이름 (선택)"
          note="‘보낸 사람이 적었어요’라고 함께 나와요."
          value={name.writer}
          max={RECORD_WRITER_MAX_CHARS}
          onChange={(value) => setName({ ...name, writer: value })}
        />
        <div className="flex items-center justify-between gap-4 border-t border-line py-3">
          <span className="font-semibold" aria-hidden>
            볼 수 있는 날
          </span>
          <SelectField label="볼 수 있는 날" value={days} onChange={setDays} options={DAYS} />
        </div>
      </div>
      <Button look="primary" full className="mt-2" busy={create.isPending} onClick={make}>
        {!create.isPending && <Link2 size={17} strokeWidth={1.75} aria-hidden />}
        {create.isPending ? "만드는 중" : "링크 만들고 복사"}
      </Button>
      {create.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {messageFor(create.error, "링크를 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly note: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Choice({ label, note, checked, disabled = false, onChange }: ChoiceProps) {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line py-3">
      <div className="min-w-0">
        <p className={`font-semibold ${disabled ? "text-ink-3" : ""}`} aria-hidden>
          {label}
        </p>
        <p className="text-note text-ink-3">{note}</p>
      </div>
      <Switch
        label={<span className="sr-only">{label}</span>}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}

interface TextRowProps {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly max: number;
  readonly onChange: (value: string) => void;
}

function TextRow({ label, note, value, max, onChange }: TextRowProps) {
  const id = useId();
  return (
    <div className="border-t border-line py-3 first:border-t-0">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        value={value}
        maxLength={max}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className="mt-1.5 h-11 w-full rounded-md border border-line-strong bg-surface px-3"
      />
      {note && (
        <p id={`${id}-note`} className="mt-1 text-note text-ink-3">
          {note}
        </p>
      )}
    </div>
  );
}
