import type { AccountSettings, ProviderId } from "@geulgyeol/contract";
import { useMutation } from "@tanstack/react-query";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { loadApi } from "../../../shared/api/load-api.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { FormError } from "../account-form.tsx";
import { methodName } from "../provider-brands.tsx";

interface SignInAgainProps {
  readonly title: string;
  readonly methods: AccountSettings["methods"];
  readonly onClose: () => void;
}

/** Users without a password re-authenticate by signing in at their provider again. */
export function SignInAgain({ title, methods, onClose }: SignInAgainProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (provider: ProviderId) => (await loadApi()).startSocialSignIn(provider, "/settings"),
    onSuccess: (url) => window.location.assign(url),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description="본인인지 확인할게요. 다시 로그인하고 돌아오면 10분 동안 이어서 할 수 있어요."
    >
      <div className="mt-5 flex flex-col gap-2.5">
        {methods.map(({ method }) =>
          method === "password" ? null : (
            <Button key={method} full busy={isPending} onClick={() => mutate(method)}>
              {methodName(method)}로 다시 로그인
            </Button>
          ),
        )}
        <FormError message={error ? messageFor(error, MESSAGES.loginFailed) : undefined} />
      </div>
    </Dialog>
  );
}
