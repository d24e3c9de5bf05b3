import { Moon, Sun } from "lucide-react";
import { useTheme } from "../../../shared/theme/use-theme.ts";
import { Segmented } from "../../../shared/ui/segmented.tsx";
import { SettingsGroup, SettingsRow } from "../../../shared/ui/settings-group.tsx";

export function DisplaySection() {
  const [theme, setTheme] = useTheme();
  return (
    <SettingsGroup title="화면">
      <SettingsRow name="테마">
        <Segmented
          label="테마"
          value={theme}
          onChange={setTheme}
          options={[
            { value: "system", label: "기기 설정" },
            {
              value: "light",
              label: (
                <>
                  <Sun size={15} strokeWidth={1.75} aria-hidden /> 밝게
                </>
              ),
            },
            {
              value: "dark",
              label: (
                <>
                  <Moon size={15} strokeWidth={1.75} aria-hidden /> 어둡게
                </>
              ),
            },
          ]}
        />
      </SettingsRow>
    </SettingsGroup>
  );
}
