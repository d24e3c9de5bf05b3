import { ERRORS, type SocialFailure } from "@geulgyeol/contract";
import { useSearchParams } from "react-router";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { useHydrated } from "../../shared/state/use-hydrated.ts";

const SENTENCES: Readonly<Record<SocialFailure, string>> = {
  denied: "로그인을 취소했어요. 다시 시도하거나 이메일로 로그인해 주세요.",
  expired: "로그인 시간이 지났어요. 다시 시도해 주세요.",
  "email-taken":
    "같은 이메일로 가입한 계정이 이미 있어요. 이메일로 로그인해 이메일 확인을 마친 뒤, 설정에서 이 로그인을 연결해 주세요.",
  "linked-elsewhere": "이미 다른 글결 계정에 연결된 계정이에요.",
  blocked: ERRORS.ACCOUNT_BLOCKED.message,
  failed: MESSAGES.loginFailed,
};

/**
 * The message for a failed provider sign-in, by `error` in the address; null if it did not fail. A prerendered page
 * knows no address, so it shows nothing until it runs in the browser.
 */
export function useSocialFailure(): string | null {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const reason = search.get("error");
  if (reason === null || !isHydrated) return null;
  return SENTENCES[reason as SocialFailure] ?? SENTENCES.failed;
}
