import { FREE_DAILY_CREDITS } from "@geulgyeol/contract";
import { Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { formatDateTime } from "../../shared/format/dates.ts";
import { useAccount } from "../../shared/session/use-account.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { useSignOut } from "../../shared/session/use-sign-out.ts";
import { useTheme } from "../../shared/theme/use-theme.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { Segmented } from "../../shared/ui/segmented.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";

export function SettingsPage() {
  const session = useSession();
  const { data, isPro } = useAccount();
  const { signOut, isPending } = useSignOut();
  const [theme, setTheme] = useTheme();
  return (
    <>
      <h1 className="mb-6 text-title-1 font-bold">설정</h1>
      {session.status === "authenticated" && (
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
      )}
      {data && (
        <SettingsGroup title="요금제와 크레딧">
          <SettingsRow
            name={isPro ? "Pro 요금제" : "무료 요금제"}
            help={isPro ? "한 달에 300크레딧을 쓸 수 있어요." : `하루 ${FREE_DAILY_CREDITS}회 분석할 수 있어요.`}
          >
            {isPro ? (
              <span className="font-semibold text-pro">Pro 이용 중</span>
            ) : (
              <ButtonLink to="/pricing" size="small" look="primary">
                Pro로 업그레이드
              </ButtonLink>
            )}
          </SettingsRow>
          <SettingsRow
            name={isPro ? "이번 달 남은 크레딧" : "오늘 남은 크레딧"}
            help={`${formatDateTime(data.credits.resetAt)}에 다시 ${data.credits.max}개가 돼요.`}
          >
            <b className="font-bold tabular-nums">
              {Math.max(0, data.credits.remaining - data.credits.bonus)} / {data.credits.max}
            </b>
          </SettingsRow>
          <SettingsRow name="의견으로 받은 크레딧" help="결과에 의견을 보내면 한 달에 최대 50개를 드려요.">
            <b className="font-bold tabular-nums">{data.credits.bonus}</b>
          </SettingsRow>
        </SettingsGroup>
      )}
      <SettingsGroup title="화면">
        <SettingsRow name="테마">
          <Segmented
            label="테마"
            value={theme}
            onChange={setTheme}
            options={[
              { value: "system", label: "기기 설정" },
              {
                value: "light",
                label: (
                  <>
                    <Sun size={15} strokeWidth={1.75} aria-hidden /> 밝게
                  </>
                ),
              },
              {
                value: "dark",
                label: (
                  <>
                    <Moon size={15} strokeWidth={1.75} aria-hidden /> 어둡게
                  </>
                ),
              },
            ]}
          />
        </SettingsRow>
      </SettingsGroup>
    </>
  );
}

function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-3 border-t border-line py-6 lg:grid-cols-[200px_1fr] lg:py-7">
      <h2 className="text-[1.0625rem] font-[650] tracking-[-.02em] lg:pt-3.5">{title}</h2>
      <div className={`px-4 py-1 sm:px-6 ${CARD}`}>{children}</div>
    </section>
  );
}

function SettingsRow({ name, help, children }: { name: string; help?: string; children: ReactNode }) {
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div>
        <p className="font-semibold">{name}</p>
        {help && <p className="text-note text-ink-3">{help}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
