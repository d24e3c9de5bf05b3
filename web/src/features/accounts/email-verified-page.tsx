import { VerifiedNext } from "@geulgyeol/contract";
import { useSearchParams } from "react-router";
import { ResendVerification } from "../../shared/session/resend-verification.tsx";
import { useSession } from "../../shared/session/use-session.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { NarrowCard } from "./narrow-card.tsx";
import { withNext } from "./next-path.ts";

/** Final target of the link in the verification e-mail. */
export function EmailVerifiedPage() {
  const [search] = useSearchParams();
  const session = useSession();
  const reason = search.get("error");
  const next = VerifiedNext.parse(search.get("next"));
  if (reason === null) {
    return next !== null && next !== "/dashboard" ? (
      <NarrowCard title="이메일을 확인했어요" intro="이제 하던 일을 이어서 할 수 있어요.">
        {/* The card page needs a full page load for its own content security policy. */}
        <ButtonLink to={next} look="primary" full size="large" reloadDocument={next === "/subscribe"}>
          {wayOn(next)}
        </ButtonLink>
        <ButtonLink to="/dashboard" full size="large">
          글 분석하러 가기
        </ButtonLink>
      </NarrowCard>
    ) : (
      <NarrowCard title="이메일을 확인했어요" intro="이제 이 주소로 비밀번호를 찾고 영수증을 받을 수 있어요.">
        <ButtonLink to="/dashboard" look="primary" full size="large">
          글 분석하러 가기
        </ButtonLink>
      </NarrowCard>
    );
  }
  const email = session.status === "authenticated" ? session.user.email : null;
  return (
    <NarrowCard
      title="이메일을 확인하지 못했어요"
      intro={
        reason === "TOKEN_EXPIRED"
          ? "링크는 한 시간 동안만 쓸 수 있어요. 새 링크를 받아 주세요."
          : "링크가 잘렸거나 바뀐 것 같아요. 메일의 주소를 끝까지 복사했는지 확인해 주세요."
      }
    >
      {email === null ? (
        <ButtonLink to={withNext("/login", next ?? "/settings")} look="primary" full size="large">
          로그인해서 새 링크 받기
        </ButtonLink>
      ) : (
        <ResendVerification email={email} next={next} look="primary" size="large" />
      )}
    </NarrowCard>
  );
}

/** Label of the button to the user's original target. */
function wayOn(next: string): string {
  if (next === "/subscribe") return "Pro 시작하기";
  if (next === "/settings") return "설정으로 돌아가기";
  return next.startsWith("/history/") ? "결과로 돌아가기" : "하던 일 이어서 하기";
}
