import { formatCredits } from "@geulgyeol/wording";
import { useAccount } from "../../shared/session/use-account.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { geometry } from "../../shared/ui/geometry.ts";
import { CARD } from "../../shared/ui/surfaces.ts";

/** Maximum dots that can be counted at a glance; more credits are shown as a bar. */
const MAX_PIPS = 3;

/** Remaining credits. A skeleton while loading, nothing if that fails. */
export function CreditsCard() {
  const { status, data, isPro } = useAccount();
  if (status === "unavailable") return null;
  if (!data) return <CreditsSkeleton />;
  const { remaining, max, bonus, pack } = data.credits;
  const allowance = Math.max(0, remaining - bonus - pack);
  return (
    <section aria-label="남은 크레딧" className={`flex items-center gap-5.5 py-3.5 pr-3.5 pl-5 ${CARD}`}>
      <div>
        <p className="text-label text-ink-3">{isPro ? "이번 달 남은 크레딧" : "오늘 남은 크레딧"}</p>
        <div className="flex items-center gap-3.5">
          <p className="text-display-3 leading-tight font-bold tracking-tighter tabular-nums" data-testid="credits">
            {remaining}
            <span className="text-base font-medium text-ink-3">{bonus + pack === 0 ? ` / ${max}` : "크레딧"}</span>
          </p>
          {max <= MAX_PIPS ? <Pips filled={allowance} max={max} /> : <Bar filled={allowance} max={max} />}
        </div>
        {pack > 0 && <p className="mt-0.5 text-label text-ink-3 tabular-nums">묶음 {formatCredits(pack)} 포함</p>}
        {bonus > 0 && <p className="mt-0.5 text-label text-ink-3 tabular-nums">보너스 {formatCredits(bonus)} 포함</p>}
      </div>
      {!isPro && (
        <ButtonLink to="/pricing" size="small">
          Pro로 업그레이드
        </ButtonLink>
      )}
    </section>
  );
}

function Pips({ filled, max }: { filled: number; max: number }) {
  return (
    <span role="img" aria-label={`${formatCredits(max)} 중 ${formatCredits(filled)} 남음`} className="flex gap-1">
      {Array.from({ length: max }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of like marks
          key={index}
          className={`h-1.5 w-6.5 rounded-2xs ${index < filled ? "bg-accent" : "inset-ring inset-ring-line-strong"}`}
        />
      ))}
    </span>
  );
}

function Bar({ filled, max }: { filled: number; max: number }) {
  return (
    <span
      role="img"
      aria-label={`${formatCredits(max)} 중 ${formatCredits(filled)} 남음`}
      className="h-1.5 w-[120px] overflow-hidden rounded-2xs bg-sunken"
    >
      <i className="block h-full bg-accent" ref={geometry({ width: `${(filled / max) * 100}%` })} />
    </span>
  );
}

function CreditsSkeleton() {
  return (
    <div aria-hidden className={`flex h-[78px] w-[308px] flex-col justify-center gap-2 px-5 ${CARD}`}>
      <i className="h-3 w-24 rounded-sm bg-sunken" />
      <i className="h-6 w-40 rounded-sm bg-sunken" />
    </div>
  );
}
