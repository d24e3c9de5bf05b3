import { listProviders, PROVIDER_IDS, type ProviderId } from "@geulgyeol/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { usePublicSettings } from "../../shared/settings/use-public-settings.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { brandOf } from "./provider-brands.tsx";

const BUTTON = "flex h-12 w-full items-center justify-center gap-2.5 rounded-lg border text-base font-medium";

interface SocialSignInProps {
  readonly callbackPath: string;
  /** The alternative by e-mail address if a provider is not configured. */
  readonly instead?: "로그인" | "가입";
}

/** Every provider, equally wide and prominent. Providers without keys on this server stay visible and say so. */
export function SocialSignIn({ callbackPath, instead = "로그인" }: SocialSignInProps) {
  const settings = usePublicSettings();
  const [asked, setAsked] = useState<ProviderId | null>(null);
  const mutation = useMutation({
    mutationFn: async (provider: ProviderId) => (await loadApi()).startSocialSignIn(provider, callbackPath),
    onSuccess: (url) => window.location.assign(url),
  });
  const missing = PROVIDER_IDS.filter((provider) => settings && !settings.signIn[provider]);

  function onClick(provider: ProviderId) {
    setAsked(provider);
    if (!missing.includes(provider) && !mutation.isPending) mutation.mutate(provider);
  }

  return (
    <div className="flex flex-col gap-2.5">
      {PROVIDER_IDS.map((provider) => {
        const { button, buttonClass, Mark } = brandOf(provider);
        return (
          <button
            key={provider}
            type="button"
            aria-disabled={missing.includes(provider)}
            aria-describedby={missing.length > 0 ? "social-missing" : undefined}
            onClick={() => onClick(provider)}
            className={`${buttonClass} ${BUTTON}`}
          >
            <Mark />
            {button}
          </button>
        );
      })}
      {missing.length > 0 && (
        <p
          id="social-missing"
          role={asked && missing.includes(asked) ? "alert" : undefined}
          className="text-note text-ink-3"
        >
          이 서버에는 {listProviders(missing, "과/와")} 로그인이 설정되어 있지 않아요. 이메일로 {instead}해 주세요.
        </p>
      )}
      {mutation.isError && (
        <Alert tone="danger" role="alert">
          {messageFor(mutation.error, MESSAGES.loginFailed)}
        </Alert>
      )}
    </div>
  );
}
