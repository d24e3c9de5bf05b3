import type { InvoiceDetails, PackTerms } from "@geulgyeol/contract";
import { formatCredits, formatWon } from "@geulgyeol/wording";
import { useState } from "react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { TextField } from "../../shared/ui/text-field.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { useSpaceChange } from "./use-spaces.ts";

const EMPTY: InvoiceDetails = { businessNumber: "", name: "", representative: "", address: "", email: "" };
const FIELDS: readonly { key: keyof InvoiceDetails; label: string; type?: string; help?: string }[] = [
  { key: "businessNumber", label: "사업자등록번호 (고유번호)", help: "숫자 열 자리. 마지막 자리로 맞는지 확인해요." },
  { key: "name", label: "상호 (학교 이름)" },
  { key: "representative", label: "대표자" },
  { key: "address", label: "사업장 주소" },
  { key: "email", label: "계산서를 받을 이메일", type: "email" },
];

interface InvoiceDialogProps {
  readonly spaceId: string;
  readonly offer: PackTerms;
  /** As typed last time. */
  readonly known: InvoiceDetails | null;
  readonly onClose: () => void;
}

/** What a tax invoice needs. Nothing is issued by itself. */
export function InvoiceDialog({ spaceId, offer, known, onClose }: InvoiceDialogProps) {
  const [details, setDetails] = useState(known ?? EMPTY);
  const change = useSpaceChange(spaceId);
  return (
    <Dialog
      open
      onClose={onClose}
      width={460}
      title="청구서 요청하기"
      description={`${formatCredits(offer.credits)}, ${formatWon(offer.priceWon)} (부가세 포함). 사람이 확인해서 세금계산서를 발행하고 크레딧을 더해요. 지금 결제되는 금액은 없어요.`}
    >
      <form
        className="mt-4.5 grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate(
            { what: "invoice", details },
            {
              onSuccess: () => {
                showToast("청구서를 요청했어요.");
                onClose();
              },
            },
          );
        }}
      >
        {FIELDS.map(({ key, ...field }) => (
          <TextField
            key={key}
            {...field}
            required
            maxLength={120}
            value={details[key]}
            onChange={(event) => setDetails({ ...details, [key]: event.target.value })}
          />
        ))}
        {change.isError && (
          <Alert tone="danger" role="alert">
            {messageFor(change.error, "요청하지 못했어요. 적은 것은 그대로예요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
        <div className="grid grid-cols-2 gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" look="primary" busy={change.isPending}>
            요청하기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
