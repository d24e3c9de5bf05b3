import type { AccountSettings, ApiKey, ProviderId } from "@geulgyeol/contract";
import { formatDateTime } from "@geulgyeol/wording";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { messageFor } from "../../../../shared/api/api-failure.ts";
import { MESSAGES } from "../../../../shared/copy/messages.ts";
import { Alert } from "../../../../shared/ui/alert.tsx";
import { Button } from "../../../../shared/ui/button.tsx";
import { SettingsGroup, SettingsRow } from "../../../../shared/ui/settings-group.tsx";
import { methodName, ProviderMark } from "../../provider-brands.tsx";
import { RevokeKeyDialog } from "../api-keys/revoke-key-dialog.tsx";
import { useApiKeys } from "../api-keys/use-api-keys.ts";
import { useAccountSettings } from "../use-account-settings.ts";
import { useUnlinkMethod } from "../use-unlink-method.ts";
import { AccessProofDialog } from "./access-proof-dialog.tsx";
import { useKeepAccess, useRevokeAccess } from "./use-access-review.ts";

/** After a new password: lists keys and providers with access to the account, until its owner has reviewed them. */
export function AccessReviewSection() {
  const { settings } = useAccountSettings();
  return settings?.accessReviewDue ? <AccessReview methods={settings.methods} /> : null;
}

function AccessReview({ methods }: Pick<AccountSettings, "methods">) {
  const { keys, isError, retry } = useApiKeys();
  const [isKeeping, setIsKeeping] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | "all" | null>(null);
  const close = () => setRevoking(null);
  const isKnown = keys !== null;
  const usable = keys?.filter(({ isExpired }) => !isExpired) ?? [];
  const linked = methods.flatMap(({ method, since }) => (method === "password" ? [] : [{ provider: method, since }]));
  const hasAccess = usable.length + linked.length > 0;
  return (
    <SettingsGroup title="접근 살펴보기">
      <Alert tone="warn" className="my-3">
        {isKnown && !hasAccess
          ? "이제 비밀번호로만 이 계정을 쓸 수 있어요."
          : "비밀번호를 바꿔도 API 키와 연결한 로그인 방법은 그대로 쓸 수 있어요. 모르는 것이 있으면 끊어 주세요."}
      </Alert>
      {isError && (
        <SettingsRow name="API 키를 불러오지 못했어요.">
          <Button size="small" onClick={retry}>
            다시 시도
          </Button>
        </SettingsRow>
      )}
      {hasAccess && (
        <ul className="border-t border-line">
          {linked.map(({ provider, since }) => (
            <LinkedProvider key={provider} provider={provider} since={since} />
          ))}
          {usable.map((key) => (
            <li key={key.id} className="border-t border-line first:border-t-0">
              <SettingsRow name={<KeyName apiKey={key} />} help={lastUseOf(key)}>
                <Button size="small" aria-label={`${key.name} 키 폐기`} onClick={() => setRevoking(key)}>
                  폐기
                </Button>
              </SettingsRow>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-end gap-2 border-t border-line py-4">
        {isKnown && <Button onClick={() => setIsKeeping(true)}>{hasAccess ? "확인했어요" : "닫기"}</Button>}
        {(hasAccess || !isKnown) && (
          <Button look="danger" onClick={() => setRevoking("all")}>
            모두 끊기
          </Button>
        )}
      </div>
      {isKeeping && <KeepAccessDialog onClose={() => setIsKeeping(false)} />}
      {revoking === "all" && <RevokeAccessDialog onClose={close} />}
      {revoking !== null && revoking !== "all" && <RevokeKeyDialog apiKey={revoking} onClose={close} />}
    </SettingsGroup>
  );
}

function LinkedProvider({ provider, since }: { provider: ProviderId; since: string }) {
  const unlink = useUnlinkMethod();
  const name = methodName(provider);
  return (
    <li className="border-t border-line first:border-t-0">
      <SettingsRow
        name={
          <span className="flex items-center gap-2">
            <ProviderMark provider={provider} />
            {name} 로그인
          </span>
        }
        help={`${formatDateTime(since)}에 연결했어요.`}
      >
        <Button
          size="small"
          aria-label={`${name} 로그인 끊기`}
          busy={unlink.isPending}
          onClick={() => unlink.mutate(provider)}
        >
          연결 끊기
        </Button>
        {unlink.error && (
          <p role="alert" className="mt-1 text-note text-danger">
            {messageFor(unlink.error, MESSAGES.saveFailed)}
          </p>
        )}
      </SettingsRow>
    </li>
  );
}

function KeyName({ apiKey: { name, prefix } }: { apiKey: ApiKey }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <KeyRound size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
      <span className="min-w-0 break-all">{name}</span>
      <code className="text-note font-normal text-ink-2">{prefix}…</code>
    </span>
  );
}

function lastUseOf({ lastUsedAt }: ApiKey): string {
  return lastUsedAt === null ? "API 키 · 쓴 적 없음" : `API 키 · ${formatDateTime(lastUsedAt)}쯤 마지막으로 사용`;
}

function KeepAccessDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useKeepAccess();
  return (
    <AccessProofDialog
      title="모두 확인했나요?"
      description="남은 API 키와 로그인 방법은 그대로 두고, 이 안내를 닫아요."
      submit="확인"
      onProve={mutateAsync}
      onClose={onClose}
    />
  );
}

/** Revoked keys cannot be restored, so the user must confirm. */
function RevokeAccessDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useRevokeAccess();
  return (
    <AccessProofDialog
      title="모두 끊을까요?"
      description="API 키를 모두 폐기하고, 연결한 로그인 방법을 끊고, 다른 기기에서 로그아웃해요. 폐기한 키는 되돌릴 수 없어요."
      submit="모두 끊기"
      look="danger"
      onProve={mutateAsync}
      onClose={onClose}
    />
  );
}
