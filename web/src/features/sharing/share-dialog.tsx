import { SHARE_DAYS } from "@geulgyeol/contract";
import { useState } from "react";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { useAccount } from "../../shared/session/use-account.ts";
import { VerifyFirst } from "../../shared/session/verify-first.tsx";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { RadioCards } from "../../shared/ui/radio-cards.tsx";
import { SelectField } from "../../shared/ui/select-field.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { copyLink } from "./share-link.ts";
import { ShareList } from "./share-list.tsx";
import { useShareChanges, useShares } from "./use-shares.ts";

type Days = `${(typeof SHARE_DAYS)[number]}` | "never";

const DAYS: readonly { value: Days; label: string }[] = [
  ...SHARE_DAYS.map((days) => ({ value: `${days}` as Days, label: `${days}일 동안` })),
  { value: "never", label: "기한 없음" },
];

interface Choices {
  readonly what: "result" | "text";
  readonly days: Days;
}

/** Creates a link to a result, and closes after copying it. Existing links can be revoked here. */
export default function ShareDialog({ analysisId, onClose }: { analysisId: string; onClose: () => void }) {
  const account = useAccount();
  const { data: shares } = useShares(analysisId);
  const { create } = useShareChanges();
  // Kept here, since NewLink is unmounted while the e-mail address is verified.
  const [choices, setChoices] = useState<Choices>({ what: "result", days: "30" });
  const user = account.data?.user;
  const isUnverified =
    codeOf(create.error) === "EMAIL_NOT_VERIFIED" || (user !== undefined && user.email !== null && !user.emailVerified);

  return (
    <Dialog
      open
      onClose={onClose}
      width={460}
      title="결과 공유"
      description="링크를 받은 사람은 로그인하지 않아도 결과를 읽을 수 있어요."
    >
      {isUnverified ? (
        <VerifyFirst
          email={user?.email ?? null}
          returnTo={`/history/${analysisId}`}
          onVerified={() => create.reset()}
        />
      ) : (
        <NewLink
          analysisId={analysisId}
          create={create}
          choices={choices}
          onChoose={(changed) => setChoices({ ...choices, ...changed })}
          onCopied={onClose}
        />
      )}
      {shares !== undefined && shares.length > 0 && (
        <section className="mt-6 border-t border-line pt-4">
          <h3 className="mb-1 text-note font-semibold">이 결과의 링크 {shares.length}개</h3>
          <ShareList shares={shares} />
        </section>
      )}
    </Dialog>
  );
}

interface NewLinkProps {
  readonly analysisId: string;
  readonly choices: Choices;
  readonly onChoose: (changed: Partial<Choices>) => void;
  readonly create: ReturnType<typeof useShareChanges>["create"];
  readonly onCopied: () => void;
}

/** The content of the link and its lifetime. */
function NewLink({ analysisId, create, choices, onChoose, onCopied }: NewLinkProps) {
  const { what, days } = choices;

  function make() {
    const chosen = days === "never" ? null : (Number(days) as (typeof SHARE_DAYS)[number]);
    create.mutate(
      { analysisId, withText: what === "text", days: chosen },
      {
        onSuccess: async ({ token }) => {
          if (!(await copyLink(token))) return;
          showToast("공유 링크를 만들어 복사했어요.");
          onCopied();
        },
      },
    );
  }

  return (
    <>
      <RadioCards
        legend="보여 줄 것"
        name="share-what"
        value={what}
        onChange={(next) => onChoose({ what: next })}
        options={[
          { value: "result", label: "결과만, 글은 보이지 않게" },
          { value: "text", label: "결과와 글 모두" },
        ]}
      />
      <p className="mt-2 text-note text-ink-3">
        {what === "text"
          ? "글 전체와 문장마다의 확률이 보여요. 이름과 이메일은 보이지 않아요."
          : "판정과 그 근거가 얼마나 뚜렷한지, 근거의 이름만 보여요. 글과 제목은 보이지 않아요."}
      </p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <SelectField label="링크 기한" value={days} onChange={(next) => onChoose({ days: next })} options={DAYS} />
        <Button look="primary" busy={create.isPending} onClick={make}>
          {create.isPending ? "만드는 중" : "링크 만들고 복사"}
        </Button>
      </div>
      {create.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {messageFor(create.error, "링크를 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      {create.isSuccess && (
        <Alert tone="info" role="status" className="mt-4">
          링크를 만들었어요. 아래 목록에서 복사해 주세요.
        </Alert>
      )}
    </>
  );
}
