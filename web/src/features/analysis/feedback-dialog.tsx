import {
  FEEDBACK_COMMENT_MAX_CHARS,
  FEEDBACK_COMMENT_MIN_CHARS,
  FEEDBACK_CREDITS,
  FEEDBACK_MONTHLY_CAP,
  type FeedbackRequest,
  type FeedbackWithheld,
} from "@geulgyeol/contract";
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

/** "고맙습니다. 5크레딧을 드렸어요." and, where less was granted than the parts are worth, why. */
export function thanksText(granted: number, withheld: FeedbackWithheld | null): string {
  const parts = [
    "고맙습니다.",
    ...(granted > 0 ? [`${granted}크레딧을 드렸어요.`] : []),
    ...(withheld === null ? [] : [WITHHELD[withheld]]),
  ];
  return parts.join(" ");
}

export default function FeedbackDialog({ analysisId, initialRating, onSent, onClose }: FeedbackDialogProps) {
  const client = useQueryClient();
  const user = useAccount().data?.user;
  const isUnconfirmed = user !== undefined && user.email !== null && !user.emailVerified;
  const [rating, setRating] = useState(initialRating);
  const [origin, setOrigin] = useState<Origin | null>(null);
  const [comment, setComment] = useState("");
  const [textConsent, setTextConsent] = useState(false);
  const commentId = useId();
  const mutation = useMutation({
    mutationFn: async () => {
      const { callEndpoint, sendFeedback } = await loadApi();
      return callEndpoint(sendFeedback, {
        analysisId,
        rating,
        ...(origin && { origin }),
        ...(comment.trim() !== "" && { comment: comment.trim() }),
        textConsent,
      });
    },
    onSuccess: () => {
      onSent();
      void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
    },
    onError: (error) => {
      if (codeOf(error) === "ALREADY_RATED") onSent();
    },
  });

  if (mutation.data) {
    return (
      <Dialog open onClose={onClose} title="의견을 받았어요" width={460}>
        <Alert tone="success" role="status" className="mt-3">
          {thanksText(mutation.data.granted, mutation.data.withheld)}
        </Alert>
        <Button full className="mt-4" onClick={onClose}>
          닫기
        </Button>
      </Dialog>
    );
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    mutation.mutate();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="결과가 맞았나요?"
      description="보내 주신 의견은 정확도를 높이는 데 써요."
      width={460}
    >
      <form onSubmit={onSubmit} className="mt-4">
        <Segmented
          label="결과가 맞았나요?"
          value={rating}
          onChange={setRating}
          options={[
            { value: "correct", label: "맞아요" },
            { value: "wrong", label: "달라요" },
            { value: "unsure", label: "잘 모르겠어요" },
          ]}
        />
        <RadioCards
          legend="실제로 누가 썼나요?"
          name="origin"
          value={origin}
          onChange={setOrigin}
          options={[
            { value: "human", label: "사람이 직접 썼어요" },
            { value: "ai", label: "AI가 썼어요" },
            { value: "mixed", label: "AI와 함께 썼어요" },
          ]}
        />
        <label htmlFor={commentId} className="mt-4 mb-2 block text-note font-semibold">
          덧붙일 말 <span className="font-normal text-ink-3">선택</span>
        </label>
        <textarea
          id={commentId}
          value={comment}
          maxLength={FEEDBACK_COMMENT_MAX_CHARS}
          onChange={(event) => setComment(event.target.value)}
          aria-describedby={`${commentId}-help`}
          placeholder="어느 문장이 틀렸는지 적어 주시면 큰 도움이 돼요."
          className="block min-h-[84px] w-full resize-y rounded-md border border-line-strong bg-surface px-3.5 py-2.5 placeholder:text-ink-3"
        />
        <p id={`${commentId}-help`} className="mt-2 text-note text-ink-3">
          평가만 하면 {FEEDBACK_CREDITS.rating}, 누가 썼는지까지 알려 주시면 {FEEDBACK_CREDITS.origin},{" "}
          {FEEDBACK_COMMENT_MIN_CHARS}자 이상 글로 적어 주시면 {FEEDBACK_CREDITS.comment}크레딧을 드려요. 크레딧을 쓴
          분석마다 한 번, 한 달에 {FEEDBACK_MONTHLY_CAP}크레딧까지예요.
        </p>
        {isUnconfirmed && (
          <Alert tone="info" className="mt-3">
            <p className="mb-2">
              의견은 지금도 보낼 수 있지만, 크레딧은 이메일을 확인한 계정에만 드려요. 메일의 링크를 열면 이 결과로
              돌아와요.
            </p>
            <ResendVerification email={user.email ?? ""} next={`/history/${analysisId}`} />
          </Alert>
        )}
        <div className="mt-3 border-t border-line pt-2">
          <CheckField
            label="이 글도 함께 보내서 운영자가 읽을 수 있게 해요"
            checked={textConsent}
            onChange={(event) => setTextConsent(event.target.checked)}
          />
          <p className="pl-[30px] text-note text-ink-3">
            고르지 않으면 평가와 덧붙인 말만 전해요. 크레딧은 똑같이 드려요.
          </p>
        </div>
        {mutation.isError && (
          <Alert tone="danger" role="alert" className="mt-3">
            {messageFor(mutation.error, MESSAGES.feedbackFailed)}
          </Alert>
        )}
        <Button type="submit" look="primary" full className="mt-[18px]" busy={mutation.isPending}>
          {mutation.isPending ? "보내는 중" : isUnconfirmed ? "의견 보내기" : "의견 보내고 크레딧 받기"}
        </Button>
      </form>
    </Dialog>
  );
}
