import { HAND_IN_NAME_MAX_CHARS, TEXT_MAX_CHARS } from "@geulgyeol/contract";
import { formatCount, formatDay } from "@geulgyeol/wording";
import { formatAskedLength } from "@geulgyeol/wording/records";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { codeOf, messageFor } from "../../../shared/api/api-failure.ts";
import { loadApi } from "../../../shared/api/load-api.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { TextField } from "../../../shared/ui/text-field.tsx";
import type { AskedWriting } from "./asked-writing.ts";
import { keepWriting, newReceipt, readKept } from "./kept-writing.ts";
import { Want } from "./request-fields.tsx";
import type { useWritingDesk } from "./use-writing-desk.ts";

interface HandInDialogProps {
  readonly token: string;
  readonly request: AskedWriting;
  readonly desk: ReturnType<typeof useWritingDesk>;
  readonly characters: number;
  readonly onClose: () => void;
}

/** What goes to whom, before it goes. */
export function HandInDialog({ token, request, desk, characters, onClose }: HandInDialogProps) {
  const { asker, wantsReplay, acceptsWithoutRecord, deletesAt } = request;
  const hasRecord = desk.phase === "on";
  const [name, setName] = useState(() => readKept(token).name);
  const [sends, setSends] = useState<Sends>({ record: true, replay: wantsReplay });
  const send = useHandIn({ token, name, desk, sends });
  const isTooLong = characters > TEXT_MAX_CHARS;
  const isMissing = request.wantsRecord && !acceptsWithoutRecord && !hasRecord;
  return (
    <Dialog
      open
      onClose={onClose}
      title="내기 전에 확인해 주세요"
      description={`${asker} 님만 봐요. ${formatDay(deletesAt)}에 지워요. 마감 전에는 거둘 수 있어요.`}
    >
      <form
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
      >
        <TextField
          label="이름"
          help="요청한 사람이 알아볼 수 있게 적어 주세요."
          value={name}
          maxLength={HAND_IN_NAME_MAX_CHARS}
          required
          autoComplete="name"
          onChange={(event) => {
            setName(event.target.value);
            keepWriting(token, { name: event.target.value });
          }}
        />
        <p className="tabular-nums">
          글 <span className="font-semibold">{formatCount(characters)}자</span>
          <span className="text-ink-2">{lengthNote(characters, request)}</span>
        </p>
        {hasRecord && <RecordChoices request={request} sends={sends} onChange={setSends} />}
        {isMissing && (
          <Alert tone="warn">이 요청은 작성 기록이 있는 글만 받아요. 다른 브라우저에서 다시 열어 주세요.</Alert>
        )}
        {isTooLong && <Alert tone="warn">한 번에 {formatCount(TEXT_MAX_CHARS)}자까지 낼 수 있어요.</Alert>}
        {send.error instanceof EarlierArrived && (
          <Alert tone="warn" role="alert">
            고치기 전에 보낸 글이 이미 도착해 있어요.{" "}
            <Link to={`/handed-in/${send.error.receipt}`} className="font-semibold underline underline-offset-3">
              낸 글 보기
            </Link>
            에서 거두고 다시 낼 수 있어요.
          </Alert>
        )}
        {send.error && !(send.error instanceof EarlierArrived) && (
          <Alert tone="danger" role="alert">
            {messageFor(send.error, "내지 못했어요. 쓴 글은 이 기기에 그대로 있어요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
        <Button
          type="submit"
          look="primary"
          size="large"
          full
          busy={send.isPending}
          disabled={name.trim() === "" || isMissing || isTooLong}
        >
          내기
        </Button>
      </form>
    </Dialog>
  );
}

/**
 * Hands in, keeps the receipt on this device, and shows it. The receipt is drawn and kept before anything is sent, so that
 * a text whose answer was lost is not taken twice.
 */
function useHandIn({
  token,
  name,
  desk,
  sends,
}: Pick<HandInDialogProps, "token" | "desk"> & { name: string; sends: Sends }) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { callEndpoint, handIn } = await loadApi();
      const record = desk.phase === "on" && sends.record ? await desk.seal(sends.replay) : null;
      const writing = record && { record, showsReplay: sends.replay };
      const receipt = readKept(token).sending ?? newReceipt();
      keepWriting(token, { sending: receipt });
      try {
        return await callEndpoint(handIn, { token, name: name.trim(), text: desk.text, writing, receipt });
      } catch (error) {
        if (codeOf(error) === "ALREADY_HANDED_IN" && (await hasArrived(receipt))) throw new EarlierArrived(receipt);
        throw error;
      }
    },
    onSuccess: ({ receipt, path }) => {
      keepWriting(token, { receipt, sending: null });
      void navigate(path);
    },
    onError: (error) => {
      if (error instanceof EarlierArrived) keepWriting(token, { receipt: error.receipt, sending: null });
    },
  });
}

/** What was sent before, with another text or name, has arrived although its answer was lost. */
class EarlierArrived extends Error {
  readonly receipt: string;

  constructor(receipt: string) {
    super("An earlier text has arrived.");
    this.receipt = receipt;
  }
}

async function hasArrived(receipt: string): Promise<boolean> {
  const { callEndpoint, readReceipt } = await loadApi();
  return callEndpoint(readReceipt, { receipt }).then(
    () => true,
    () => false,
  );
}

/** What goes with the text. */
interface Sends {
  readonly record: boolean;
  readonly replay: boolean;
}

interface RecordChoicesProps {
  readonly request: AskedWriting;
  readonly sends: Sends;
  readonly onChange: (sends: Sends) => void;
}

function RecordChoices({ request: { acceptsWithoutRecord, wantsReplay }, sends, onChange }: RecordChoicesProps) {
  return (
    <div>
      <Want
        label="작성 기록 함께 보내기"
        note="쓴 시간과 횟수, 붙여 넣은 곳이 보여요. 지운 글의 내용은 빼고 보내요."
        checked={sends.record}
        disabled={!acceptsWithoutRecord}
        onChange={(record) => onChange({ record, replay: record && sends.replay })}
      />
      {wantsReplay && (
        <Want
          label="쓴 과정 다시 보기"
          note="지운 문장까지 글자가 나타난 순서로 보여요."
          checked={sends.replay}
          disabled={!sends.record}
          onChange={(replay) => onChange({ ...sends, replay })}
        />
      )}
    </div>
  );
}

function lengthNote(characters: number, request: AskedWriting): string {
  const { minChars, maxChars } = request;
  const isShort = minChars !== null && characters < minChars;
  const isLong = maxChars !== null && characters > maxChars;
  return isShort || isLong ? ` · 부탁한 분량은 ${formatAskedLength(request)}예요. 그대로 내도 돼요.` : "";
}
