import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { Link } from "react-router";
import { CheckField } from "../../shared/ui/check-field.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import type { ConsentForm } from "./credentials.ts";

interface ConsentFieldsProps {
  readonly register: (name: keyof ConsentForm) => UseFormRegisterReturn;
  readonly errors: FieldErrors<ConsentForm>;
  readonly values: readonly boolean[];
  readonly setValue: (name: keyof ConsentForm, isGiven: boolean, options: { shouldValidate: boolean }) => void;
}

export const CONSENTS = ["termsAccepted", "privacyAccepted", "ageConfirmed"] as const satisfies (keyof ConsentForm)[];

/** Consents required before an account can be used, for any kind of sign-up. */
export function ConsentFields({ register, errors, values, setValue }: ConsentFieldsProps) {
  function onAll(isGiven: boolean) {
    for (const name of CONSENTS) setValue(name, isGiven, { shouldValidate: errors[name] !== undefined });
  }

  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">동의</legend>
      <div className="border-b border-line font-semibold">
        <CheckField
          label="모두 동의해요"
          checked={values.every(Boolean)}
          onChange={(event) => onAll(event.target.checked)}
        />
      </div>
      <CheckField
        label={
          <>
            <ConsentLink to="/terms">이용약관</ConsentLink>에 동의해요
          </>
        }
        error={errors.termsAccepted?.message}
        {...register("termsAccepted")}
      />
      <CheckField
        label={
          <>
            <ConsentLink to="/privacy">개인정보 처리방침</ConsentLink>에 동의해요
          </>
        }
        error={errors.privacyAccepted?.message}
        {...register("privacyAccepted")}
      />
      <CheckField label="만 14세 이상이에요" error={errors.ageConfirmed?.message} {...register("ageConfirmed")} />
    </fieldset>
  );
}

/** Opens in a new tab, so that the form keeps its input. */
function ConsentLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener" className={TEXT_LINK}>
      {children}
    </Link>
  );
}
