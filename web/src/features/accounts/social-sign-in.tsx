import type { SocialProviderId } from "@geulgyeol/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { usePublicSettings } from "../../shared/settings/use-public-settings.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { GoogleMark, KakaoMark } from "./provider-marks.tsx";

const BUTTON = "flex h-12 w-full items-center justify-center gap-2.5 rounded-lg border text-[1rem] font-medium";

const NAMES = { google: "Google", kakao: "카카오" } as const;

interface SocialSignInProps {
  readonly callbackPath: string;
  /** What one does with an e-mail address where a provider is missing. */
  readonly instead?: "로그인" | "가입";
}

/** Both providers, equally wide and prominent, Google first. They stay visible where the server has no keys for them, and say so. */
export function SocialSignIn({ callbackPath, instead = "로그인" }: SocialSignInProps) {
  const settings = usePublicSettings();
  const [asked, setAsked] = useState<SocialProviderId | null>(null);
  const mutation = useMutation({
    mutationFn: async (provider: SocialProviderId) => (await loadApi()).startSocialSignIn(provider, callbackPath),
    onSuccess: (url) => window.location.assign(url),
  });
  const missing = (["google", "kakao"] as const).filter((provider) => settings && !settings.signIn[provider]);

  function onClick(provider: SocialProviderId) {
    setAsked(provider);
    if (!missing.includes(provider) && !mutation.isPending) mutation.mutate(provider);
  }

  return (
    <div className="flex flex-col gap-2.5">
      <button
        type="button"
        aria-disabled={missing.includes("google")}
        aria-describedby={missing.length > 0 ? "social-missing" : undefined}
        onClick={() => onClick("google")}
        className={`border-(--google-line) bg-(--google-fill) text-(--google-ink) ${BUTTON}`}
      >
        <GoogleMark />
        Google 계정으로 로그인
      </button>
      <button
        type="button"
        aria-disabled={missing.includes("kakao")}
        aria-describedby={missing.length > 0 ? "social-missing" : undefined}
        onClick={() => onClick("kakao")}
        className={`border-[#FEE500] bg-[#FEE500] text-[rgb(0_0_0/.85)] ${BUTTON}`}
      >
        <KakaoMark />
        카카오 로그인
      </button>
      {missing.length > 0 && (
        <p
          id="social-missing"
          role={asked && missing.includes(asked) ? "alert" : undefined}
          className="text-note text-ink-3"
        >
          이 서버에는 {missing.map((provider) => NAMES[provider]).join("과 ")} 로그인이 설정되어 있지 않아요. 이메일로{" "}
          {instead}해 주세요.
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
