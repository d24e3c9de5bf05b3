import { Moon, Sun } from "lucide-react";
import { useMotionChoice } from "../../../shared/theme/motion.ts";
import { useTheme } from "../../../shared/theme/use-theme.ts";
import { Segmented } from "../../../shared/ui/segmented.tsx";
import { SettingsGroup, SettingsRow } from "../../../shared/ui/settings-group.tsx";
import { Switch } from "../../../shared/ui/switch.tsx";

const LESS_MOTION = "움직임 줄이기";

export function DisplaySection() {
  const [theme, setTheme] = useTheme();
  const motion = useMotionChoice();
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
      <SettingsRow
        name={LESS_MOTION}
        help={
          motion.isFromDevice
            ? "기기 설정에 따라 이미 줄여서 보여 드리고 있어요."
            : "결 그래프가 자라나는 동작을 끄고 바로 보여 드려요."
        }
      >
        <Switch
          label={<span className="sr-only">{LESS_MOTION}</span>}
          checked={motion.isReduced}
          disabled={motion.isFromDevice}
          onChange={motion.setReduced}
        />
      </SettingsRow>
    </SettingsGroup>
  );
}
