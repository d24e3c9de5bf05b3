import { DOCUMENT_TYPES, type DocumentType } from "@geulgyeol/contract";
import { DOCUMENT_TYPE_NAME } from "@geulgyeol/wording";
import { SelectField } from "../../shared/ui/select-field.tsx";

const OPTIONS = DOCUMENT_TYPES.map((value) => ({ value, label: DOCUMENT_TYPE_NAME[value] }));

interface DocumentTypeSelectProps {
  /** Null, like `other`, compares with all human texts. */
  readonly value: DocumentType | null;
  readonly onChange: (type: DocumentType) => void;
}

/** 글 종류: the human texts that the evidence compares with. The judgement is the same for all. */
export function DocumentTypeSelect({ value, onChange }: DocumentTypeSelectProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="text-note font-semibold whitespace-nowrap text-ink-2" aria-hidden>
        글 종류
      </span>
      <SelectField label="글 종류" value={value ?? "other"} onChange={onChange} options={OPTIONS} />
    </span>
  );
}
