import { FEEDBACK_MONTHLY_CAP, FREE_DAILY_CREDITS } from "@geulgyeol/contract";
import { formatCredits, formatDateTime } from "@geulgyeol/wording";
import { useAccount } from "../../shared/session/use-account.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { SettingsGroup, SettingsRow } from "../../shared/ui/settings-group.tsx";
import { PackRows } from "./pack-rows.tsx";

export function PlanAndCreditsSection() {
  const { data, isPro } = useAccount();
  if (!data) return null;
  return (
    <SettingsGroup title="요금제와 크레딧">
      <SettingsRow
        name={isPro ? "Pro 요금제" : "무료 요금제"}
        help={
          isPro
            ? `한 달에 ${formatCredits(data.credits.max)}을 쓸 수 있어요.`
            : `하루 ${formatCredits(FREE_DAILY_CREDITS)}을 쓸 수 있어요.`
        }
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
        help={
          isPro
            ? `다음 결제가 되면 다시 ${formatCredits(data.credits.max)}이 돼요. 지금 것은 ${formatDateTime(data.credits.resetAt)}까지 써요.`
            : `${formatDateTime(data.credits.resetAt)}에 다시 ${formatCredits(data.credits.max)}이 돼요.`
        }
      >
        <b className="font-bold tabular-nums">
          {Math.max(0, data.credits.remaining - data.credits.bonus - data.credits.pack)} / {data.credits.max}
        </b>
      </SettingsRow>
      <PackRows />
      <SettingsRow
        name="보너스 크레딧"
        help={`사라지지 않아요. 결과에 의견을 보내면 한 달에 최대 ${formatCredits(FEEDBACK_MONTHLY_CAP)}을 드려요.`}
      >
        <b className="font-bold tabular-nums">{data.credits.bonus}</b>
      </SettingsRow>
    </SettingsGroup>
  );
}
