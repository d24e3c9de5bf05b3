import { API_KEY_NAME_MAX_CHARS, API_KEY_VALID_DAYS, type ApiScope } from "@geulgyeol/contract";
import { useState } from "react";
import { z } from "zod";
import { MESSAGES } from "../../../../shared/copy/messages.ts";
import { CheckField } from "../../../../shared/ui/check-field.tsx";
import { Segmented } from "../../../../shared/ui/segmented.tsx";
import { TextField } from "../../../../shared/ui/text-field.tsx";
import { useAccountForm } from "../../use-account-form.ts";
import { FormDialog } from "../form-dialog.tsx";
import { SecretOnceDialog } from "../secret-once-dialog.tsx";
import { useCreateApiKey } from "./use-api-keys.ts";

const KeyForm = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, "이름을 적어 주세요.")
      .max(API_KEY_NAME_MAX_CHARS, `이름은 ${API_KEY_NAME_MAX_CHARS}자까지 쓸 수 있어요.`),
    analyse: z.boolean(),
    readHistory: z.boolean(),
  })
  .refine(({ analyse, readHistory }) => analyse || readHistory, {
    path: ["analyse"],
    error: "할 수 있는 일을 하나 이상 골라 주세요.",
  });
type KeyForm = z.infer<typeof KeyForm>;

const VALIDITIES = ["90", "365", "30", "none"] as const;
type Validity = (typeof VALIDITIES)[number];
const VALIDITY_OPTIONS = [
  ...API_KEY_VALID_DAYS.map((days) => ({ value: String(days) as Validity, label: days === 365 ? "1년" : `${days}일` })),
  { value: "none" as const, label: "기한 없음" },
];

/** Asks for the key's purpose, and shows the key once. A key of the sandbox has one purpose. */
export function CreateKeyDialog({ isSandbox = false, onClose }: { isSandbox?: boolean; onClose: () => void }) {
  const create = useCreateApiKey();
  const [validity, setValidity] = useState<Validity>("90");
  const { register, onSubmit, errors, isSubmitting } = useAccountForm<KeyForm>({
    schema: KeyForm,
    defaultValues: { name: "", analyse: true, readHistory: false },
    send: async ({ name, analyse, readHistory }) => {
      const chosen: ApiScope[] = [
        ...(analyse ? ["analyse" as const] : []),
        ...(readHistory ? ["read-history" as const] : []),
      ];
      const scopes: ApiScope[] = isSandbox ? ["sandbox"] : chosen;
      const days = API_KEY_VALID_DAYS.find((one) => String(one) === validity) ?? null;
      await create.mutateAsync({ name, scopes, validDays: days });
    },
    failed: MESSAGES.saveFailed,
  });

  if (create.data) {
    const { key, secret } = create.data;
    const description = `‘${key.name}’ 키예요. 지금 복사해 두세요.`;
    return (
      <SecretOnceDialog
        title="API 키를 만들었어요"
        description={description}
        what="키"
        secret={secret}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={isSandbox ? "시험 키 만들기" : "API 키 만들기"}
      description={
        isSandbox
          ? "API 사용법에 있는 시험용 글만 분석하고, 크레딧을 쓰지 않아요."
          : "키를 가진 프로그램은 내 크레딧으로 글을 분석할 수 있어요."
      }
      submit="만들기"
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label="이름"
        autoComplete="off"
        help="어디에 쓰는 키인지 알아볼 수 있게 적어 주세요."
        error={errors.name?.message}
        {...register("name")}
      />
      {!isSandbox && (
        <fieldset>
          <legend className="mb-1 text-note font-semibold">할 수 있는 일</legend>
          <CheckField label="글과 파일 분석하기" error={errors.analyse?.message} {...register("analyse")} />
          <CheckField label="분석 기록 읽기" {...register("readHistory")} />
        </fieldset>
      )}
      <div className="flex flex-col gap-2">
        <span className="text-note font-semibold">기한</span>
        <div className="self-start">
          <Segmented label="기한" value={validity} onChange={setValidity} options={VALIDITY_OPTIONS} />
        </div>
      </div>
    </FormDialog>
  );
}
