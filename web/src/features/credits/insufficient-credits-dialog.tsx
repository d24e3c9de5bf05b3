import { type CurrentUser, FEEDBACK_CREDITS } from "@geulgyeol/contract";
import { formatComing, formatCredits } from "@geulgyeol/wording";
import { Clock, MessageSquare } from "lucide-react";
import { Link } from "react-router";
import { useAccount } from "../../shared/session/use-account.ts";
import { usePublicSettings } from "../../shared/settings/use-public-settings.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { TickList } from "../../shared/ui/icon-list.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { PackOffer } from "./pack-offer.tsx";
import { PRO_CREDITS, PRO_OFFERS } from "./pro-offers.ts";
import { UpgradeOffer } from "./upgrade-offer.tsx";

/** Why the credits do not suffice, when they are renewed, what feedback earns, and what Pro adds. */
export default function InsufficientCreditsDialog({ onClose }: { onClose: () => void }) {
  const { data, isPro } = useAccount();
  const settings = usePublicSettings();
  return (
    <Dialog
      open
      onClose={onClose}
      title="크레딧이 부족해요"
      description={shortage(data?.credits ?? null, isPro)}
      width={460}
    >
      <ul className="mt-4 flex flex-col gap-2.5 text-note text-ink-2">
        {data && (
          <li className="flex gap-2.5">
            <Clock size={18} strokeWidth={1.75} className="mt-px shrink-0 text-ink-3" aria-hidden />
            <span>{refill(data.credits, isPro, new Date().toISOString())}</span>
          </li>
        )}
        <li className="flex gap-2.5">
          <MessageSquare size={18} strokeWidth={1.75} className="mt-px shrink-0 text-ink-3" aria-hidden />
          <span>
            크레딧을 쓴 분석에 의견을 보내면 {FEEDBACK_CREDITS.rating}~{formatCredits(FEEDBACK_CREDITS.comment)}을
            드려요. 이메일을 확인한 계정이면{" "}
            <Link to="/history" onClick={onClose} className={TEXT_LINK}>
              기록에서 결과를 열어
            </Link>{" "}
            보낼 수 있어요.
          </span>
        </li>
      </ul>
      {isPro ? (
        <Button full className="mt-5" onClick={onClose}>
          닫기
        </Button>
      ) : (
        <UpgradeOffer onClose={onClose}>
          <TickList
            items={[
              PRO_CREDITS,
              PRO_OFFERS.history.point,
              PRO_OFFERS.report.point,
              <>
                <span>상세 분석과 개선 제안</span> <span className="text-ink-3">지금과 같아요</span>
              </>,
            ]}
          />
        </UpgradeOffer>
      )}
      {settings?.sellsPro !== false && <PackOffer />}
    </Dialog>
  );
}

type Credits = CurrentUser["credits"];

/** Whether all credits are used, or too few are left for the chosen analysis. */
export function shortage(credits: Credits | null, isPro: boolean): string {
  if (credits !== null && credits.remaining > 0) {
    return `지금 ${formatCredits(credits.remaining)}이 있는데 이 분석에는 더 들어요. 옵션을 끄면 분석할 수 있어요.`;
  }
  if (credits === null) return "이 분석에 쓸 크레딧이 모자라요.";
  return isPro
    ? `이번 달 ${formatCredits(credits.max)}을 모두 썼어요.`
    : `오늘의 무료 ${formatCredits(credits.max)}을 모두 썼어요.`;
}

/** When the allowance is renewed. */
export function refill({ max, resetAt }: Credits, isPro: boolean, now: string): string {
  const moment = formatComing(resetAt, now);
  return isPro
    ? `다음 결제가 되면 ${formatCredits(max)}이 다시 채워져요. 이번 것은 ${moment}까지예요.`
    : `${moment}에 ${formatCredits(max)}이 다시 채워져요.`;
}
