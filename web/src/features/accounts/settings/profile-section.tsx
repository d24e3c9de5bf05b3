import { useSession } from "../../../shared/session/use-session.ts";
import { useSignOut } from "../../../shared/session/use-sign-out.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { SettingsGroup, SettingsRow } from "../../../shared/ui/settings-group.tsx";

export function ProfileSection() {
  const session = useSession();
  const { signOut, isPending } = useSignOut();
  if (session.status !== "authenticated") return null;
  return (
    <SettingsGroup title="계정">
      <SettingsRow name="이름">{session.user.name}</SettingsRow>
      <SettingsRow name="이메일">
        <span className="text-ink-2">{session.user.email}</span>
      </SettingsRow>
      <SettingsRow name="로그인">
        <Button size="small" onClick={signOut} busy={isPending}>
          로그아웃
        </Button>
      </SettingsRow>
    </SettingsGroup>
  );
}
