import { CREDIT_PACKS } from "@geulgyeol/contract";
import { formatCredits, formatDay, formatWon } from "@geulgyeol/wording";
import { useQuery } from "@tanstack/react-query";
import { loadApi } from "../../shared/api/load-api.ts";
import { ACCOUNT_KEY } from "../../shared/session/use-account.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { usePublicSettings } from "../../shared/settings/use-public-settings.ts";
import { buttonStyle } from "../../shared/ui/button.tsx";
import { SettingsRow } from "../../shared/ui/settings-group.tsx";

/** Bought packs with what is left and when they end, and where one is bought. */
export function PackRows() {
  const session = useSession();
  const settings = usePublicSettings();
  const userId = session.status === "authenticated" ? session.user.id : null;
  const { data } = useQuery({
    queryKey: [...ACCOUNT_KEY, userId, "packs"],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readPacks } = await loadApi();
      return callEndpoint(readPacks, {}, { signal });
    },
    enabled: userId !== null,
  });
  const { credits, priceWon } = CREDIT_PACKS.personal;
  const packs = data?.packs ?? [];
  if (packs.length === 0 && settings?.sellsPro === false) return null;
  return (
    <>
      {packs.map(({ id, left, credits: bought, boughtAt, expiresAt }) => (
        <SettingsRow
          key={id}
          name={`${formatCredits(bought)} 묶음`}
          help={`${formatDay(boughtAt)}에 샀어요. ${formatDay(expiresAt)}까지 써요.`}
        >
          <b className="font-bold tabular-nums">
            {left} / {bought}
          </b>
        </SettingsRow>
      ))}
      {settings?.sellsPro !== false && (
        <SettingsRow
          name="크레딧 묶음"
          help={
            data?.isChecking
              ? "지난 결제의 결과를 확인하고 있어요. 두 번 결제되지 않아요."
              : `${formatCredits(credits)} ${formatWon(priceWon)}. 한 번만 결제하고 1년 동안 써요.`
          }
        >
          <a href="/subscribe/pack" className={buttonStyle({ size: "small" })}>
            묶음 사기
          </a>
        </SettingsRow>
      )}
    </>
  );
}
