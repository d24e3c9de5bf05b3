import { formatCount, formatDateTime } from "@geulgyeol/wording";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { SHEET } from "../../../shared/ui/surfaces.ts";
import HandedRecord from "../view/handed-record.tsx";
import { useHandIn } from "./use-requests.ts";

/** A text that was handed in: with its record, checked in this browser, or the text alone. */
export default function HandInView({ id }: { id: string }) {
  const { data, error } = useHandIn(id);
  if (error) {
    return (
      <Alert tone="danger" role="alert">
        {messageFor(error, "글을 불러오지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
      </Alert>
    );
  }
  if (data === undefined) {
    return (
      <p role="status" className="flex min-h-[320px] items-center justify-center gap-2.5 text-ink-2">
        <Spinner /> 글을 불러오고 있어요
      </p>
    );
  }
  const heading = (
    <>
      <h1 className="text-title-1 font-bold break-words">{data.name}</h1>
      <p className="mt-1 text-note text-ink-2 tabular-nums">
        {data.title} · {formatCount(data.characters)}자 · {formatDateTime(data.handedInAt)}에 냈어요
        <span className="block text-ink-3">이름은 낸 사람이 적었어요.</span>
      </p>
    </>
  );
  if (data.writing !== null) return <HandedRecord {...data.writing} heading={heading} />;
  return (
    <>
      <div className="mb-6">{heading}</div>
      <div className={`${SHEET} px-4.5 py-6 sm:px-8`}>
        <p className="max-w-(--read-max) whitespace-pre-wrap break-words leading-relaxed">{data.text}</p>
      </div>
    </>
  );
}
