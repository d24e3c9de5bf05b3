import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { SESSION_KEY, useSession } from "../../shared/session/use-session.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { FormError } from "./account-form.tsx";
import { useLinkSecret } from "./link-secret.ts";
import { NarrowCard } from "./narrow-card.tsx";
import { withNext } from "./next-path.ts";

/**
 * Target of the link in the e-mail to a new address. Only the requesting account can take the address, so it requires
 * sign-in.
 */
export function ChangeEmailPage() {
  const token = useLinkSecret();
  const session = useSession();
  const client = useQueryClient();
  const { pathname, hash } = useLocation();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      const { callEndpoint, confirmEmailChange } = await loadApi();
      return callEndpoint(confirmEmailChange, { token });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: SESSION_KEY }),
  });
  if (session.status === "anonymous" || session.status === "consenting") {
    return (
      <NarrowCard title="새 이메일로 바꾸기" intro="먼저 로그인해 주세요. 로그인하면 이어서 바꿀 수 있어요.">
        <ButtonLink to={withNext("/login", pathname + hash)} look="primary" full size="large">
          로그인
        </ButtonLink>
      </NarrowCard>
    );
  }
  if (data) {
    return (
      <NarrowCard title="이메일을 바꿨어요" intro={`이제 ${data.email}로 로그인하고 메일을 받아요.`}>
        <ButtonLink to="/settings" full size="large">
          설정으로 가기
        </ButtonLink>
      </NarrowCard>
    );
  }
  if (token === "" || codeOf(error) === "LINK_INVALID") {
    return (
      <NarrowCard
        title="쓸 수 없는 링크예요"
        intro="만료됐거나 이미 쓴 링크이거나, 다른 계정에서 요청한 링크예요. 설정에서 새 링크를 받아 주세요."
      >
        <ButtonLink to="/settings" full size="large">
          설정으로 가기
        </ButtonLink>
      </NarrowCard>
    );
  }
  return (
    <NarrowCard title="새 이메일로 바꾸기" intro="아래 단추를 누르면 계정의 이메일이 바뀌어요.">
      <FormError message={error ? messageFor(error, MESSAGES.saveFailed) : undefined} />
      <Button look="primary" full size="large" busy={isPending} onClick={() => mutate()}>
        이메일 바꾸기
      </Button>
    </NarrowCard>
  );
}
