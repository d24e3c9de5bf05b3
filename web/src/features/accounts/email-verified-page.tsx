import { useSearchParams } from "react-router";
import { useSession } from "../../shared/session/use-session.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { NarrowCard } from "./narrow-card.tsx";
import { ResendVerification } from "./resend-verification.tsx";

/** Where the link of the verification letter leads in the end. */
export function EmailVerifiedPage() {
  const [search] = useSearchParams();
  const session = useSession();
  const reason = search.get("error");
  if (reason === null) {
    return (
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
        <ButtonLink to="/login?next=%2Fsettings" look="primary" full size="large">
          로그인해서 새 링크 받기
        </ButtonLink>
      ) : (
        <ResendVerification email={email} look="primary" size="large" />
      )}
    </NarrowCard>
  );
}
