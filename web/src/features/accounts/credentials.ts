import { isPlainName, NAME_MAX_CHARS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from "@geulgyeol/contract";
import { z } from "zod";

const Email = z
  .string()
  .trim()
  .min(1, "이메일을 적어 주세요.")
  .pipe(z.email("이메일 주소를 확인해 주세요. 예: name@example.kr"));

export const SignInForm = z.object({ email: Email, password: z.string().min(1, "비밀번호를 적어 주세요.") });
export type SignInForm = z.infer<typeof SignInForm>;

const Consent = (message: string) => z.boolean().refine((accepted) => accepted, message);

export const ConsentForm = z.object({
  termsAccepted: Consent("이용약관에 동의해 주세요."),
  privacyAccepted: Consent("개인정보 처리방침에 동의해 주세요."),
  ageConfirmed: Consent("만 14세 이상만 가입할 수 있어요."),
});
export type ConsentForm = z.infer<typeof ConsentForm>;

const NewPassword = z
  .string()
  .min(PASSWORD_MIN_CHARS, `비밀번호는 ${PASSWORD_MIN_CHARS}자 이상이어야 해요.`)
  .max(PASSWORD_MAX_CHARS, `비밀번호는 ${PASSWORD_MAX_CHARS}자까지 쓸 수 있어요.`);

const Name = z
  .string()
  .trim()
  .min(1, "이름을 적어 주세요.")
  .max(NAME_MAX_CHARS, `이름은 ${NAME_MAX_CHARS}자까지 쓸 수 있어요.`)
  .refine(isPlainName, "이름에는 링크 주소나 줄바꿈을 쓸 수 없어요.");

export const SignUpForm = ConsentForm.extend({
  name: Name,
  email: Email,
  password: NewPassword,
});
export type SignUpForm = z.infer<typeof SignUpForm>;

export const NameForm = z.object({ name: Name });
export type NameForm = z.infer<typeof NameForm>;

export const EmailForm = z.object({ email: Email });
export type EmailForm = z.infer<typeof EmailForm>;

/** The password is required only if the account has one. */
export const NewEmailForm = z.object({ email: Email, password: z.string() });
export type NewEmailForm = z.infer<typeof NewEmailForm>;

export const NewPasswordForm = z.object({ newPassword: NewPassword });
export type NewPasswordForm = z.infer<typeof NewPasswordForm>;

export const PasswordChangeForm = NewPasswordForm.extend({
  currentPassword: z.string().min(1, "지금 비밀번호를 적어 주세요."),
});
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>;
