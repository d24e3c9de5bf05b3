import { FREE_DAILY_CREDITS } from "@geulgyeol/contract";
import { Gift } from "lucide-react";
import { Link } from "react-router";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";

export function TrialBanner() {
  return (
    <aside
      aria-label="무료 체험 안내"
      data-visitor-only
      className="bg-accent-soft px-6 py-2.5 text-center text-small leading-note text-ink-2"
    >
      <Gift size={15} strokeWidth={1.75} className="mr-1 inline align-[-2.5px] text-accent" aria-hidden />
      <b className="font-bold text-ink">무료 체험 중이에요.</b> 가입하면 매일 {FREE_DAILY_CREDITS}회 무료로 분석할 수
      있어요. 더 많이 쓴다면{" "}
      <Link to="/pricing" className={TEXT_LINK}>
        Pro 요금제
      </Link>
      를 확인해 보세요.
    </aside>
  );
}
