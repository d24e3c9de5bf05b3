import { type AccountSettings, PROVIDER_IDS, type ProviderId } from "@geulgyeol/contract";
import { formatDateTime } from "@geulgyeol/wording";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { loadApi } from "../../../shared/api/load-api.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { usePublicSettings } from "../../../shared/settings/use-public-settings.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { SettingsGroup, SettingsRow } from "../../../shared/ui/settings-group.tsx";
import { showToast } from "../../../shared/ui/toast-store.ts";
import { methodName, ProviderMark } from "../provider-brands.tsx";
import { useSocialFailure } from "../social-failures.ts";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { useAccountSettings } from "./use-account-settings.ts";
import { useUnlinkMethod } from "./use-unlink-method.ts";

/** The sign-in methods. The last one cannot be removed, so it has no button. */
export function MethodsSection() {
  const { settings } = useAccountSettings();
  const failure = useSocialFailure();
  if (!settings) return null;
  return (
    <SettingsGroup title="로그인 방법">
      {failure && (
        <Alert tone="danger" role="alert" className="my-3">
          {failure}
        </Alert>
      )}
      <PasswordRow settings={settings} />
      {PROVIDER_IDS.map((provider) => (
        <ProviderRow key={provider} provider={provider} settings={settings} />
      ))}
    </SettingsGroup>
  );
}

function PasswordRow({ settings: { methods, email } }: { settings: AccountSettings }) {
  const [isOpen, setOpen] = useState(false);
  const hasPassword = methods.some(({ method }) => method === "password");
  const sending = useMutation({
    mutationFn: async (to: string) => (await loadApi()).requestPasswordReset(to),
    onError: (error) => showToast(messageFor(error, MESSAGES.mailFailed)),
  });
  return (
    <SettingsRow name="비밀번호" help={helpFor(hasPassword, email, sending.isSuccess)}>
      {hasPassword ? (
        <Button size="small" aria-label="비밀번호 바꾸기" onClick={() => setOpen(true)}>
          바꾸기
        </Button>
      ) : (
        email !== null && (
          <Button
            size="small"
            aria-label="비밀번호 만들기"
            busy={sending.isPending}
            onClick={() => sending.mutate(email)}
          >
            만들기
          </Button>
        )
      )}
      {isOpen && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </SettingsRow>
  );
}

function helpFor(hasPassword: boolean, email: string | null, isSent: boolean): string {
  if (hasPassword) return "바꾸면 다른 기기에서 로그아웃해요.";
  if (email === null) return "이메일을 더하면 만들 수 있어요.";
  return isSent ? `${email}로 비밀번호를 정하는 링크를 보냈어요.` : "이메일로 링크를 보내 드려요.";
}

function ProviderRow({ provider, settings }: { provider: ProviderId; settings: AccountSettings }) {
  const offered = usePublicSettings()?.signIn[provider];
  const linked = settings.methods.find(({ method }) => method === provider);
  const isLast = settings.methods.length === 1;
  const name = methodName(provider);
  const link = useMutation({
    mutationFn: async () => (await loadApi()).startSocialLink(provider, "/settings"),
    onSuccess: (url) => window.location.assign(url),
  });
  const unlink = useUnlinkMethod();
  const error = link.error ?? unlink.error;
  return (
    <SettingsRow
      name={
        <span className="flex items-center gap-2">
          <ProviderMark provider={provider} />
          {name}
        </span>
      }
      help={linked ? `${formatDateTime(linked.since)}에 연결했어요.` : undefined}
    >
      {linked && !isLast && (
        <Button
          size="small"
          aria-label={`${name} 연결 끊기`}
          busy={unlink.isPending}
          onClick={() => unlink.mutate(provider)}
        >
          연결 끊기
        </Button>
      )}
      {linked && isLast && <span className="text-note text-ink-3">하나뿐인 로그인 방법이라 끊을 수 없어요</span>}
      {!linked && offered === true && (
        <Button size="small" aria-label={`${name} 연결하기`} busy={link.isPending} onClick={() => link.mutate()}>
          연결하기
        </Button>
      )}
      {!linked && offered === false && <span className="text-note text-ink-3">이 서버에는 설정되어 있지 않아요</span>}
      {error && (
        <p role="alert" className="mt-1 text-note text-danger">
          {messageFor(error, MESSAGES.saveFailed)}
        </p>
      )}
    </SettingsRow>
  );
}
