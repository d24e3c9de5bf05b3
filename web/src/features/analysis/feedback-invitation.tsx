import { FEEDBACK_MONTHLY_CAP, type FeedbackRequest } from "@geulgyeol/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, MessageSquare } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../shared/ui/button.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";

const FeedbackDialog = lazy(() => import("./feedback-dialog.tsx"));

type Rating = FeedbackRequest["rating"];

interface FeedbackInvitationProps {
  readonly analysisId: string;
  /** Whether feedback is known to have been given before. */
  readonly isRated: boolean;
}

/** Asks whether the result was right; the answer opens the dialog with that rating chosen. */
export function FeedbackInvitation({ analysisId, isRated }: FeedbackInvitationProps) {
  const client = useQueryClient();
  const [rating, setRating] = useState<Rating | null>(null);
  // Kept while the app is open, so that coming back to the result does not ask again.
  const key = ["feedback-given", analysisId];
  const { data: isGiven } = useQuery({
    queryKey: key,
    queryFn: () => isRated,
    enabled: false,
    initialData: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isDone = isRated || isGiven;
  const Icon = isDone ? CircleCheck : MessageSquare;
  return (
    <section
      aria-label="결과에 대한 의견"
      className={`mt-5 flex flex-wrap items-center justify-between gap-4 px-5 py-5 sm:px-6 ${CARD}`}
    >
      <div className="flex min-w-0 items-start gap-4">
        <Icon
          size={22}
          strokeWidth={1.75}
          className={`mt-0.5 shrink-0 ${isDone ? "text-success" : "text-accent"}`}
          aria-hidden
        />
        <div>
          <h2 className="text-title-3 font-[650]">{isDone ? "의견을 받았어요" : "이 결과가 맞았나요?"}</h2>
          <p className="text-note text-ink-2">
            {isDone
              ? "보내 주신 의견은 정확도를 높이는 데 써요."
              : `실제로 누가 썼는지 알려 주시면 정확도를 높이는 데 쓰고, 한 달에 최대 ${FEEDBACK_MONTHLY_CAP}크레딧을 드려요.`}
          </p>
        </div>
      </div>
      {!isDone && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => setRating("correct")}>
            맞아요
          </Button>
          <Button size="small" onClick={() => setRating("wrong")}>
            달라요
          </Button>
          <Button size="small" look="ghost" onClick={() => setRating("unsure")}>
            잘 모르겠어요
          </Button>
        </div>
      )}
      {rating && (
        <Suspense>
          <FeedbackDialog
            analysisId={analysisId}
            initialRating={rating}
            onSent={() => client.setQueryData(key, true)}
            onClose={() => setRating(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
