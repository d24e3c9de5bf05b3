import type { ErrorCode } from "@geulgyeol/contract";
import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type { z } from "zod";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";

interface AccountFormInput<Values extends FieldValues> {
  readonly schema?: z.ZodType<Values, Values>;
  readonly defaultValues: DefaultValues<Values>;
  readonly send: (values: Values) => Promise<void>;
  /** Runs after a successful `send`; its errors are not reported as a failure of the request. */
  readonly onSent?: () => Promise<void>;
  /** Message if the server gives no reason. */
  readonly failed: string;
  /** Errors of a single field; all others are shown below the form. */
  readonly fieldOf?: Partial<Record<ErrorCode, FieldPath<Values>>>;
}

/** A form that is validated here and submitted; the server's errors are shown at their fields. */
export function useAccountForm<Values extends FieldValues>(input: AccountFormInput<Values>) {
  const { schema, defaultValues, send, onSent, failed, fieldOf } = input;
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<Values>({
    ...(schema && { resolver: zodResolver(schema) }),
    defaultValues,
  });
  const onSubmit = handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      const message = messageFor(error, failed);
      const code = codeOf(error);
      const field = code === null ? undefined : fieldOf?.[code];
      if (field === undefined) setError("root", { message });
      else setError(field, { message }, { shouldFocus: true });
      return;
    }
    await onSent?.();
  });
  return { register, watch, setValue, onSubmit, errors: formState.errors, isSubmitting: formState.isSubmitting };
}
