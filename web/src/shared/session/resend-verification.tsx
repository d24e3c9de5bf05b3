import { useMutation } from "@tanstack/react-query";
import { messageFor } from "../api/api-failure.ts";
import { loadApi } from "../api/load-api.ts";
import { MESSAGES } from "../copy/messages.ts";
import { Button } from "../ui/button.tsx";

interface ResendVerificationProps {
  readonly email: string;
  /** Page to which the e-mail redirects. */
  readonly next?: string | null;
  readonly look?: "primary" | "outline";
  readonly size?: "small" | "large";
}

/** Sends an e-mail with a verification link. */
export function ResendVerification({ email, next = null, look = "outline", size = "small" }: ResendVerificationProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => (await loadApi()).sendVerificationEmail(email, next),
  });
  if (isSuccess) {
    return (
      <p role="status" className="text-note text-success">
        {email}로 링크를 보냈어요.
      </p>
    );
  }
  return (
    <>
      <Button look={look} size={size} full={size === "large"} busy={isPending} onClick={() => mutate()}>
        확인 메일 받기
      </Button>
      {error && (
        <p role="alert" className="mt-1 text-note text-danger">
          {messageFor(error, MESSAGES.mailFailed)}
        </p>
      )}
    </>
  );
}
