import { usePublicSettings } from "../../shared/settings/use-public-settings.ts";

/** Which language models a text is sent to when it is analysed; nothing where there are none. */
export function JudgeNotice({ isEnsemble }: { readonly isEnsemble: boolean }) {
  const judges = usePublicSettings()?.languageModels.judge ?? [];
  const asked = isEnsemble ? judges : judges.slice(0, 1);
  if (asked.length === 0) return null;
  return (
    <p className="border-t border-line py-2.5 text-note break-words text-ink-3">
      글을 언어 모델 {asked.map(({ model }) => model).join(", ")}에도 보내 의견을 들어요.
    </p>
  );
}
