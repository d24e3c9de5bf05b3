import { FREE_DAILY_CREDITS } from "@geulgyeol/contract";
import { useAccount } from "../../shared/session/use-account.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { geometry } from "../../shared/ui/geometry.ts";
import { CARD } from "../../shared/ui/surfaces.ts";

/** Most pips that are told apart at a glance; more credits are drawn as a bar. */
const MAX_PIPS = 3;

/** Remaining credits. A skeleton while they are fetched, nothing when that fails. */
export function CreditsCard() {
  const { status, data } = useAccount();
  if (status === "unavailable") return null;
  if (!data) return <CreditsSkeleton />;
  const { remaining, max, bonus } = data.credits;
  const allowance = Math.max(0, remaining - bonus);
  return (
    <section aria-label="남은 크레딧" className={`flex items-center gap-[22px] py-3.5 pr-3.5 pl-5 ${CARD}`}>
      <div>
        <p className="text-label text-ink-3">
          {max === FREE_DAILY_CREDITS ? "오늘 남은 크레딧" : "이번 달 남은 크레딧"}
        </p>
        <div className="flex items-center gap-3.5">
          <p className="text-[1.5rem] leading-[1.2] font-bold tracking-[-.03em] tabular-nums" data-testid="credits">
            {remaining}
            <span className="text-[1rem] font-medium text-ink-3">{bonus === 0 ? ` / ${max}` : "크레딧"}</span>
          </p>
          {max <= MAX_PIPS ? <Pips filled={allowance} max={max} /> : <Bar filled={allowance} max={max} />}
        </div>
        {bonus > 0 && <p className="mt-0.5 text-label text-ink-3 tabular-nums">보너스 {bonus}크레딧 포함</p>}
      </div>
      {max === FREE_DAILY_CREDITS && (
        <ButtonLink to="/pricing" size="small">
          Pro로 업그레이드
        </ButtonLink>
      )}
    </section>
  );
}

function Pips({ filled, max }: { filled: number; max: number }) {
  return (
    <span role="img" aria-label={`${max}크레딧 중 ${filled}크레딧 남음`} className="flex gap-1">
      {Array.from({ length: max }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of like marks
          key={index}
          className={`h-1.5 w-[26px] rounded-[2px] ${index < filled ? "bg-accent" : "shadow-[inset_0_0_0_1px_var(--line-strong)]"}`}
        />
      ))}
    </span>
  );
}

function Bar({ filled, max }: { filled: number; max: number }) {
  return (
    <span
      role="img"
      aria-label={`${max}크레딧 중 ${filled}크레딧 남음`}
      className="h-1.5 w-[120px] overflow-hidden rounded-[2px] bg-sunken"
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
