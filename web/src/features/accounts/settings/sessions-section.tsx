import type { Session } from "@geulgyeol/contract";
import { formatDateTime } from "@geulgyeol/wording";
import { useMutation } from "@tanstack/react-query";
import { CircleHelp, type LucideIcon, Monitor, Smartphone, Tablet } from "lucide-react";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { loadApi } from "../../../shared/api/load-api.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { Badge } from "../../../shared/ui/badge.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { SettingsGroup, SettingsRow } from "../../../shared/ui/settings-group.tsx";
import { showToast } from "../../../shared/ui/toast-store.ts";
import { useRefreshSessions, useSessions } from "./use-sessions.ts";

const ICONS: Readonly<Record<Session["kind"], LucideIcon>> = {
  desktop: Monitor,
  mobile: Smartphone,
  tablet: Tablet,
  unknown: CircleHelp,
};

export function SessionsSection() {
  const sessions = useSessions();
  const refresh = useRefreshSessions();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (id: string | null) => {
      const { callEndpoint, endOtherSessions, endSession } = await loadApi();
      if (id === null) await callEndpoint(endOtherSessions, {});
      else await callEndpoint(endSession, { id });
    },
    onSuccess: (_, id) => showToast(id === null ? "다른 기기에서 모두 로그아웃했어요." : "그 기기에서 로그아웃했어요."),
    onSettled: refresh,
  });
  if (sessions === null) return null;
  return (
    <SettingsGroup title="로그인한 기기">
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className="border-t border-line first:border-t-0">
            <SettingsRow name={<DeviceName session={session} />} help={timesOf(session)}>
              {session.isCurrent ? (
                <Badge tone="accent">지금 이 기기</Badge>
              ) : (
                <Button
                  size="small"
                  aria-label={`${deviceOf(session)}에서 로그아웃`}
                  busy={isPending}
                  onClick={() => mutate(session.id)}
                >
                  로그아웃
                </Button>
              )}
            </SettingsRow>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <SettingsRow name="다른 기기 모두" help="잃어버린 기기가 있거나 공용 컴퓨터에서 로그인했다면 눌러 주세요.">
          <Button size="small" aria-label="다른 기기에서 모두 로그아웃" busy={isPending} onClick={() => mutate(null)}>
            모두 로그아웃
          </Button>
        </SettingsRow>
      )}
      {error && (
        <p role="alert" className="pb-3 text-note text-danger">
          {messageFor(error, MESSAGES.saveFailed)}
        </p>
      )}
    </SettingsGroup>
  );
}

function DeviceName({ session }: { session: Session }) {
  const Icon = ICONS[session.kind];
  return (
    <span className="flex items-center gap-2">
      <Icon size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
      {deviceOf(session)}
    </span>
  );
}

function deviceOf({ browser, system }: Session): string {
  return [browser, system].filter(Boolean).join(" · ") || "알 수 없는 기기";
}

function timesOf({ createdAt, lastUsedAt }: Session): string {
  return `${formatDateTime(createdAt)} 로그인 · ${formatDateTime(lastUsedAt)}쯤 마지막으로 사용`;
}
