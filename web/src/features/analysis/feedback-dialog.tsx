import {
  FEEDBACK_COMMENT_MAX_CHARS,
  FEEDBACK_COMMENT_MIN_CHARS,
  FEEDBACK_CREDITS,
  FEEDBACK_MONTHLY_CAP,
  type FeedbackRequest,
  type FeedbackWithheld,
} from "@geulgyeol/contract";
import { formatCredits } from "@geulgyeol/wording";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { ResendVerification } from "../../shared/session/resend-verification.tsx";
import { ACCOUNT_KEY, useAccount } from "../../shared/session/use-account.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { CheckField } from "../../shared/ui/check-field.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { RadioCards } from "../../shared/ui/radio-cards.tsx";
import { Segmented } from "../../shared/ui/segmented.tsx";

type Rating = FeedbackRequest["rating"];
type Origin = NonNullable<FeedbackRequest["origin"]>;

const RATINGS: readonly { value: Rating; label: string }[] = [
  { value: "correct", label: "맞아요" },
  { value: "wrong", label: "달라요" },
  { value: "unsure", label: "잘 모르겠어요" },
];
const ORIGINS: readonly { value: Origin; label: string }[] = [
  { value: "human", label: "사람이 직접 썼어요" },
  { value: "ai", label: "AI가 썼어요" },
  { value: "mixed", label: "AI와 함께 썼어요" },
];

interface FeedbackDialogProps {
  readonly analysisId: string;
  readonly initialRating: Rating;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

const WITHHELD: Readonly<Record<FeedbackWithheld, string>> = {
  "address-not-confirmed":
    "의견 크레딧은 이메일을 확인한 계정에 드려요. 이메일을 확인하면 다음 의견부터 받을 수 있어요.",
  "free-analysis": "크레딧을 쓰지 않은 분석이라 의견 크레딧은 없어요.",
  "month-used-up": "이번 달에 드릴 수 있는 의견 크레딧은 모두 드렸어요.",
};

/** "고맙습니다. 5크레딧을 드렸어요." and, if less was granted, the reason. */
export function thanksText(granted: number, withheld: FeedbackWithheld | null): string {
  const parts = [
    "고맙습니다.",
    ...(granted > 0 ? [`${formatCredits(granted)}을 드렸어요.`] : []),
    ...(withheld === null ? [] : [WITHHELD[withheld]]),
  ];
  return parts.join(" ");
}

export default function FeedbackDialog({ analysisId, initialRating, onSent, onClose }: FeedbackDialogProps) {
  const { mutate, data: sent, error, isPending } = useSendFeedback(onSent);

  if (sent) {
    return (
      <Dialog open onClose={onClose} title="의견을 받았어요" width={460}>
        <Alert tone="success" role="status" className="mt-3">
          {thanksText(sent.granted, sent.withheld)}
        </Alert>
        <Button full className="mt-4" onClick={onClose}>
          닫기
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="결과가 맞았나요?"
      description="보내 주신 의견은 정확도를 높이는 데 써요."
      width={460}
    >
      <FeedbackForm
        analysisId={analysisId}
        initialRating={initialRating}
        problem={error && messageFor(error, MESSAGES.feedbackFailed)}
        isPending={isPending}
        onSend={mutate}
      />
    </Dialog>
  );
}

function useSendFeedback(onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (feedback: FeedbackRequest) => {
      const { callEndpoint, sendFeedback } = await loadApi();
      return callEndpoint(sendFeedback, feedback);
    },
    onSuccess: () => {
      onSent();
      void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
    },
    onError: (error) => {
      if (codeOf(error) === "ALREADY_RATED") onSent();
    },
  });
}

interface FeedbackFormProps {
  readonly analysisId: string;
  readonly initialRating: Rating;
  readonly problem: string | null;
  readonly isPending: boolean;
  readonly onSend: (feedback: FeedbackRequest) => void;
}

function FeedbackForm({ analysisId, initialRating, problem, isPending, onSend }: FeedbackFormProps) {
  const unconfirmed = useUnconfirmedEmail();
  const [rating, setRating] = useState(initialRating);
  const [origin, setOrigin] = useState<Origin | null>(null);
  const [comment, setComment] = useState("");
  const [textConsent, setTextConsent] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onSend({
      analysisId,
      rating,
      ...(origin && { origin }),
      ...(comment.trim() !== "" && { comment: comment.trim() }),
      textConsent,
    });
  }

  return (
    <form onSubmit={onSubmit} className="mt-4">
      <Segmented label="결과가 맞았나요?" value={rating} onChange={setRating} options={RATINGS} />
      <RadioCards legend="실제로 누가 썼나요?" name="origin" value={origin} onChange={setOrigin} options={ORIGINS} />
      <CommentField value={comment} onChange={setComment} />
      {unconfirmed !== null && (
        <Alert tone="info" className="mt-3">
          <p className="mb-2">
            의견은 지금도 보낼 수 있지만, 크레딧은 이메일을 확인한 계정에만 드려요. 메일의 링크를 열면 이 결과로
            돌아와요.
          </p>
          <ResendVerification email={unconfirmed} next={`/history/${analysisId}`} />
        </Alert>
      )}
      <div className="mt-3 border-t border-line pt-2">
        <CheckField
          label="이 글도 함께 보내서 운영자가 읽을 수 있게 해요"
          checked={textConsent}
          onChange={(event) => setTextConsent(event.target.checked)}
        />
        <p className="pl-7.5 text-note text-ink-3">고르지 않으면 평가와 덧붙인 말만 전해요. 크레딧은 똑같이 드려요.</p>
      </div>
      {problem && (
        <Alert tone="danger" role="alert" className="mt-3">
          {problem}
        </Alert>
      )}
      <Button type="submit" look="primary" full className="mt-4.5" busy={isPending}>
        {isPending ? "보내는 중" : unconfirmed !== null ? "의견 보내기" : "의견 보내고 크레딧 받기"}
      </Button>
    </form>
  );
}

/** The user's address while it is unconfirmed, since credits require confirmation; otherwise null. */
function useUnconfirmedEmail(): string | null {
  const user = useAccount().data?.user;
  return user === undefined || user.emailVerified ? null : user.email;
}

function CommentField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mt-4 mb-2 block text-note font-semibold">
        덧붙일 말 <span className="font-normal text-ink-3">선택</span>
      </label>
      <textarea
        id={id}
        value={value}
        maxLength={FEEDBACK_COMMENT_MAX_CHARS}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-help`}
        placeholder="어느 문장이 틀렸는지 적어 주시면 큰 도움이 돼요."
        className="block min-h-[84px] w-full resize-y rounded-md border border-line-strong bg-surface px-3.5 py-2.5 placeholder:text-ink-3"
      />
      <p id={`${id}-help`} className="mt-2 text-note text-ink-3">
        평가만 하면 {FEEDBACK_CREDITS.rating}, 누가 썼는지까지 알려 주시면 {FEEDBACK_CREDITS.origin},{" "}
        {FEEDBACK_COMMENT_MIN_CHARS}자 이상 글로 적어 주시면 {formatCredits(FEEDBACK_CREDITS.comment)}을 드려요.
        크레딧을 쓴 분석마다 한 번, 한 달에 {formatCredits(FEEDBACK_MONTHLY_CAP)}까지예요.
      </p>
    </>
  );
}
