import { CREDIT_PACKS, mayInSpace, type Space } from "@geulgyeol/contract";
import { formatCount, formatCredits, formatDay, formatWon } from "@geulgyeol/wording";
import { Plus } from "lucide-react";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { geometry } from "../../shared/ui/geometry.ts";
import { CARD } from "../../shared/ui/surfaces.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The credits that all members use together. */
export function PoolCard({ space, withOffers = true }: { space: Space; withOffers?: boolean }) {
  const { left, bought, endsAt } = space.credits;
  const mayBuy = mayInSpace(space.role, "buyCredits");
  return (
    <section aria-labelledby="pool" className={`${CARD} p-4.5 sm:p-6`}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="pool" className="font-semibold">
          함께 쓰는 크레딧
        </h2>
        {endsAt !== null && <p className="text-note text-ink-3 tabular-nums">{formatDay(endsAt)}까지</p>}
      </div>
      <p className="mt-2 text-display-3 leading-tight font-bold tracking-tighter tabular-nums">
        {formatCount(left)}
        {bought > 0 && (
          <span className="text-base font-medium tracking-normal text-ink-3"> / {formatCount(bought)} 남음</span>
        )}
      </p>
      <div
        role="img"
        aria-label={`${formatCredits(bought)} 가운데 ${formatCredits(left)} 남음`}
        className="mt-2.5 h-3.5 overflow-hidden rounded-2xs bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_4px)]"
      >
        <i
          className="block h-full bg-[repeating-linear-gradient(90deg,var(--color-accent)_0_3px,transparent_3px_4px)]"
          ref={geometry({ width: `${Math.min(1, left / Math.max(1, bought)) * 100}%` })}
        />
      </div>
      <p className="mt-2.5 text-note text-ink-2">{paceOf(space.credits, Date.now())}</p>
      {withOffers && (
        <>
          <Offer {...CREDIT_PACKS.space} how="카드로 바로 사기" />
          <Offer {...CREDIT_PACKS.spaceInvoice} how="견적서와 청구서로 사기" />
          {mayBuy && (
            <ButtonLink to="?tab=credits" full className="mt-4">
              <Plus size={16} strokeWidth={1.75} aria-hidden />
              크레딧 더하기
            </ButtonLink>
          )}
          <p className="mt-3 text-label text-ink-3">
            {mayBuy ? "세금계산서는 사람이 확인한 뒤 발행해요." : "크레딧은 운영이나 청구 담당이 더할 수 있어요."}
          </p>
        </>
      )}
    </section>
  );
}

function Offer({ credits, priceWon, how }: { credits: number; priceWon: number; how: string }) {
  return (
    <div className="mt-3.5 border-t border-line pt-3.5">
      <p className="flex justify-between gap-3 font-semibold tabular-nums">
        <span>{formatCount(credits)} 크레딧</span>
        <span className="font-medium">{formatWon(priceWon)}</span>
      </p>
      <p className="text-note text-ink-3">{how}</p>
    </div>
  );
}

/** How this month's use compares with what is left until the first pack ends. */
function paceOf({ left, bought, usedThisMonth, endsAt }: Space["credits"], now: number): string {
  if (bought === 0) return "아직 산 크레딧이 없어요.";
  if (usedThisMonth === 0) return "이번 달에는 아직 쓰지 않았어요.";
  const used = `이번 달 ${formatCount(usedThisMonth)} 썼어요.`;
  if (endsAt === null) return used;
  const months = (new Date(endsAt).getTime() - now) / (30 * DAY_MS);
  const lasting = left / usedThisMonth;
  if (lasting >= months) return `${used} 이대로면 묶음이 끝날 때까지 넉넉해요.`;
  return `${used} 이대로면 ${lasting < 1 ? "한 달 안에" : `${Math.floor(lasting)}달쯤 뒤에`} 모자라요.`;
}
