import type { EditResult } from "@geulgyeol/contract";
import { usePublicSettings } from "../../shared/settings/use-public-settings.ts";
import { Alert } from "../../shared/ui/alert.tsx";

/** Who will edit, and where the passage is sent; nothing until the settings are loaded. */
export function WhoEdits() {
  const settings = usePublicSettings();
  if (settings === null) return null;
  const [model] = settings.languageModels.edit;
  return (
    <p className="mt-2.5 text-note text-ink-3">
      {model === undefined ? (
        "이 서버에서는 내장 편집기가 고쳐요. 고른 글은 이 서버 밖으로 나가지 않아요."
      ) : (
        <>
          언어 모델 <b className="font-semibold text-ink-2">{model.model}</b>에 고른 글과 요청을 보내 고쳐요.
        </>
      )}
    </p>
  );
}

/** Who has edited. */
export function EditedBy({ source, model }: Pick<EditResult, "source" | "model">) {
  return (
    <b className="font-heading">
      {source === "builtin"
        ? "내장 편집기가 고쳤어요. 정해 둔 규칙으로만 고쳐요. "
        : `언어 모델(${model})이 고쳤어요. 없던 내용을 지어낼 수 있어요. `}
    </b>
  );
}

/** Facts that changed but should have been preserved. */
export function EditWarnings({ warnings }: Pick<EditResult, "warnings">) {
  if (warnings.length === 0) return null;
  return (
    <Alert tone="danger" className="mt-4">
      <b className="font-heading">그대로여야 할 것이 달라졌어요. 꼭 확인해 주세요.</b>
      <ul className="mt-1 list-disc pl-5">
        {warnings.map(({ kind, message }) => (
          <li key={kind} className="break-words">
            {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
