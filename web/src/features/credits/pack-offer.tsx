import { CREDIT_PACKS } from "@geulgyeol/contract";
import { formatCredits, formatWon } from "@geulgyeol/wording";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";

/** A pack instead of a subscription, in one sentence. The page needs a full load for its content security policy. */
export function PackOffer() {
  const { credits, priceWon } = CREDIT_PACKS.personal;
  return (
    <p className="mt-4 text-center text-note text-balance text-ink-2">
      몇 번만 더 필요하면{" "}
      <a href="/subscribe/pack" className={TEXT_LINK}>
        {formatCredits(credits)} 묶음 ({formatWon(priceWon)})
      </a>
      을 한 번만 살 수 있어요.
    </p>
  );
}
