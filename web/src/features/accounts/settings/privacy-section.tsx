import { EXPORT_PATH, type HistoryRetention } from "@geulgyeol/contract";
import { Download } from "lucide-react";
import { useState } from "react";
import { useProGate } from "../../../shared/dialogs/use-pro-gate.ts";
import { useIsForPro } from "../../../shared/session/use-is-for-pro.ts";
import { Button, buttonStyle } from "../../../shared/ui/button.tsx";
import { Segmented } from "../../../shared/ui/segmented.tsx";
import { SettingsGroup, SettingsRow } from "../../../shared/ui/settings-group.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { useAccountSettings } from "./use-account-settings.ts";
import { useSavePreferences } from "./use-save-preferences.ts";

const HELP: Readonly<Record<HistoryRetention | "none", string>> = {
  none: "아직 고르지 않았어요. 고르기 전에는 아무것도 지우지 않아요.",
  off: "분석하고 하루가 지나면 글과 결과를 지워요.",
  "30-days": "30일이 지난 분석은 글과 결과를 모두 지워요.",
  unlimited: "지우기 전까지 모든 분석을 보관해요.",
};

export function PrivacySection() {
  const throughProGate = useProGate();
  const { settings } = useAccountSettings();
  const [isDeleting, setDeleting] = useState(false);
  const isForPro = useIsForPro();
  const { preferences, save } = useSavePreferences("history");
  const retention = preferences?.historyRetention ?? null;

  function onRetention(next: HistoryRetention | "none") {
    if (next === "none") return;
    const keep = () => save({ historyRetention: next });
    if (next !== "unlimited") return keep();
    throughProGate({ action: "keepHistoryWithoutEnd", feature: "history", proceed: keep });
  }

  return (
    <SettingsGroup title="기록과 개인정보">
      {preferences && (
        <SettingsRow name="분석 기록 보관" help={HELP[retention ?? "none"]}>
          <Segmented<HistoryRetention | "none">
            label="분석 기록 보관"
            value={retention ?? "none"}
            onChange={onRetention}
            options={[
              { value: "off", label: "안 함" },
              { value: "30-days", label: "30일" },
              { value: "unlimited", label: isForPro ? "무제한 (Pro)" : "무제한" },
            ]}
          />
        </SettingsRow>
      )}
      <SettingsRow name="내 자료 내려받기" help="계정, 분석, 의견, 크레딧 내역을 JSON 파일로 받아요.">
        <a href={EXPORT_PATH} download className={buttonStyle({ size: "small" })}>
          <Download size={15} strokeWidth={1.75} aria-hidden />
          내려받기
        </a>
      </SettingsRow>
      <SettingsRow name="회원 탈퇴" help="기록과 크레딧이 모두 지워지고 되돌릴 수 없어요.">
        <Button
          size="small"
          className="!border-danger-line !text-danger"
          disabled={!settings}
          onClick={() => setDeleting(true)}
        >
          탈퇴하기
        </Button>
      </SettingsRow>
      {isDeleting && settings && <DeleteAccountDialog settings={settings} onClose={() => setDeleting(false)} />}
    </SettingsGroup>
  );
}
