import { CREDIT_COST, type Preferences } from "@geulgyeol/contract";
import { formatCredits } from "@geulgyeol/wording";
import { useIsForPro } from "../../../shared/session/use-is-for-pro.ts";
import { CheckField } from "../../../shared/ui/check-field.tsx";
import { SettingsGroup } from "../../../shared/ui/settings-group.tsx";
import { useSavePreferences } from "./use-save-preferences.ts";

const OPTIONS = [
  { name: "realtime", label: "실시간 분석", isForPro: true },
  { name: "ensemble", label: `앙상블 분석 (${formatCredits(CREDIT_COST.ensemble)})`, isForPro: false },
  { name: "wordLevel", label: `단어별 히트맵 (${formatCredits(CREDIT_COST.wordLevel)})`, isForPro: false },
] as const satisfies readonly { name: keyof Preferences["analysis"]; label: string; isForPro: boolean }[];

/** Initial options of the analysis page; each can still be changed there. */
export function AnalysisDefaultsSection() {
  const { preferences, save } = useSavePreferences("realtime");
  const marksPro = useIsForPro();
  if (!preferences) return null;
  const { analysis } = preferences;

  function onChange(name: keyof Preferences["analysis"], isOn: boolean) {
    const next = { ...analysis, [name]: isOn };
    if (isOn && name === "ensemble") next.wordLevel = false;
    if (isOn && name === "wordLevel") next.ensemble = false;
    save({ analysis: next });
  }

  return (
    <SettingsGroup title="분석 기본값">
      <fieldset className="py-3">
        <legend className="sr-only">분석 화면을 열 때 켜 둘 옵션</legend>
        <p className="text-note text-ink-3">분석 화면을 열 때 켜 둘 옵션이에요. 앙상블과 히트맵은 함께 쓸 수 없어요.</p>
        {OPTIONS.map(({ name, label, isForPro }) => (
          <CheckField
            key={name}
            label={isForPro && marksPro ? `${label} (Pro 전용)` : label}
            checked={analysis[name]}
            onChange={(event) => onChange(name, event.target.checked)}
          />
        ))}
      </fieldset>
    </SettingsGroup>
  );
}
