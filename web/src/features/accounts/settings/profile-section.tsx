import type { AccountSettings } from "@geulgyeol/contract";
import { useState } from "react";
import { ResendVerification } from "../../../shared/session/resend-verification.tsx";
import { useSignOut } from "../../../shared/session/use-sign-out.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Badge } from "../../../shared/ui/badge.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { SettingsGroup, SettingsRow } from "../../../shared/ui/settings-group.tsx";
import { ChangeEmailDialog } from "./change-email-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { useAccountSettings } from "./use-account-settings.ts";

export function ProfileSection() {
  const { settings, isUnavailable } = useAccountSettings();
  const { signOut, isPending } = useSignOut();
  const [open, setOpen] = useState<"name" | "email" | null>(null);
  const close = () => setOpen(null);
  if (isUnavailable) {
    return (
      <Alert tone="danger" role="alert" className="mb-6">
        계정 정보를 불러오지 못했어요. 잠시 뒤 새로 고쳐 주세요.
      </Alert>
    );
  }
  if (!settings) return null;
  const { name, email, emailVerified } = settings;
  return (
    <SettingsGroup title="계정">
      <SettingsRow name="이름">
        <span className="flex flex-wrap items-center gap-3">
          {name}
          <Button size="small" aria-label="이름 바꾸기" onClick={() => setOpen("name")}>
            바꾸기
          </Button>
        </span>
      </SettingsRow>
      <EmailRow settings={settings} onChange={() => setOpen("email")} />
      {email !== null && !emailVerified && (
        <SettingsRow name="이메일 확인" help="메일이 오지 않았다면 스팸함도 살펴봐 주세요.">
          <ResendVerification email={email} />
        </SettingsRow>
      )}
      <SettingsRow name="이 기기">
        <Button size="small" onClick={signOut} busy={isPending}>
          로그아웃
        </Button>
      </SettingsRow>
      {open === "name" && <RenameDialog name={name} onClose={close} />}
      {open === "email" && <ChangeEmailDialog settings={settings} onClose={close} />}
    </SettingsGroup>
  );
}

function EmailRow({
  settings: { email, emailVerified },
  onChange,
}: {
  settings: AccountSettings;
  onChange: () => void;
}) {
  const unverifiedHelp = emailVerified ? undefined : "확인하면 비밀번호를 찾고 결제할 수 있어요.";
  const help = email === null ? "이메일을 더하면 비밀번호로도 로그인하고 영수증을 받을 수 있어요." : unverifiedHelp;
  return (
    <SettingsRow name="이메일" help={help}>
      <span className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 break-all text-ink-2">{email ?? "등록한 이메일이 없어요"}</span>
        {email !== null && (
          <Badge tone={emailVerified ? "success" : "line"}>{emailVerified ? "확인함" : "확인 전"}</Badge>
        )}
        <Button
          size="small"
          className="ml-auto"
          aria-label={email === null ? "이메일 더하기" : "이메일 바꾸기"}
          onClick={onChange}
        >
          {email === null ? "더하기" : "바꾸기"}
        </Button>
      </span>
    </SettingsRow>
  );
}
