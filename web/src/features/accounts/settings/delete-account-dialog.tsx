import type { AccountSettings } from "@geulgyeol/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { loadApi } from "../../../shared/api/load-api.ts";
import { clearDraft } from "../../../shared/draft/current-analysis.ts";
import { SESSION_KEY } from "../../../shared/session/use-session.ts";
import { CheckField } from "../../../shared/ui/check-field.tsx";
import { showToast } from "../../../shared/ui/toast-store.ts";
import { PasswordField } from "../account-form.tsx";
import { useAccountForm } from "../use-account-form.ts";
import { FormDialog } from "./form-dialog.tsx";
import { LedClasses } from "./led-classes.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

interface DeleteAccountDialogProps {
  readonly settings: AccountSettings;
  readonly onClose: () => void;
}

interface LeaveForm {
  readonly password: string;
  readonly isSure: boolean;
}

const TITLE = "회원 탈퇴";

/** Requires the password, or a sign-in of the last minutes, and a confirmation. */
export function DeleteAccountDialog({ settings, onClose }: DeleteAccountDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const hasPassword = settings.methods.some(({ method }) => method === "password");
  const { register, onSubmit, errors, isSubmitting } = useAccountForm<LeaveForm>({
    defaultValues: { password: "", isSure: false },
    send: async ({ password }) => {
      const { callEndpoint, deleteAccount } = await loadApi();
      await callEndpoint(deleteAccount, hasPassword ? { password } : {});
    },
    onSent: async () => {
      clearDraft();
      await navigate("/");
      client.clear();
      client.setQueryData(SESSION_KEY, null);
      showToast("탈퇴했어요. 그동안 함께해 주셔서 고맙습니다.");
    },
    failed: "탈퇴하지 못했어요. 잠시 뒤 다시 시도해 주세요.",
    fieldOf: { WRONG_PASSWORD: "password" },
  });

  if (!hasPassword && !settings.recentlySignedIn) {
    return <SignInAgain title={TITLE} methods={settings.methods} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={TITLE}
      description={`${settings.name}님의 분석 기록, 남은 크레딧, 설정이 모두 지워지고 되돌릴 수 없어요. 결제 기록은 법에 따라 이름 없이 5년 동안 남아요.`}
      submit="탈퇴하기"
      look="danger"
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <LedClasses />
      {hasPassword && (
        <PasswordField error={errors.password} field={register("password", { required: "비밀번호를 적어 주세요." })} />
      )}
      <CheckField
        label="되돌릴 수 없다는 것을 알고 있어요"
        error={errors.isSure?.message}
        {...register("isSure", { required: "확인란을 눌러 주세요." })}
      />
    </FormDialog>
  );
}
