import { FEEDBACK_MONTHLY_CAP, type FeedbackRequest } from "@geulgyeol/contract";
import { formatCredits } from "@geulgyeol/wording";
import { CircleCheck, MessageSquare } from "lucide-react";
import { Suspense, useState } from "react";
import { ratedAnalyses } from "../../shared/draft/current-analysis.ts";
import { useStore } from "../../shared/state/create-store.ts";
import { Button } from "../../shared/ui/button.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { SHEET_SECTION } from "../../shared/ui/surfaces.ts";

const FeedbackDialog = lazyPart(() => import("./feedback-dialog.tsx"));

type Rating = FeedbackRequest["rating"];

interface FeedbackInvitationProps {
  readonly analysisId: string;
  /** Whether feedback was already given. */
  readonly isRated: boolean;
}

/** Asks whether the result was right; the answer opens the dialog with that rating selected. */
export function FeedbackInvitation({ analysisId, isRated }: FeedbackInvitationProps) {
  const [rating, setRating] = useState<Rating | null>(null);
  // Returning to the result does not ask again.
  const isDone = useStore(ratedAnalyses, (rated) => rated.has(analysisId)) || isRated;
  return (
    <section
      aria-label="결과에 대한 의견"
      className={`${SHEET_SECTION} flex flex-wrap items-center justify-between gap-x-4 gap-y-3 !py-3.5`}
    >
      <Invitation isDone={isDone} />
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
            onSent={() => ratedAnalyses.set(new Set(ratedAnalyses.get()).add(analysisId))}
            onClose={() => setRating(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function Invitation({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? CircleCheck : MessageSquare;
  return (
    <div className="flex min-w-0 items-start gap-4">
      <Icon
        size={22}
        strokeWidth={1.75}
        className={`mt-0.5 shrink-0 ${isDone ? "text-success" : "text-accent"}`}
        aria-hidden
      />
      <div>
        <h3 className="text-title-3 font-heading">{isDone ? "의견을 받았어요" : "이 결과가 맞았나요?"}</h3>
        <p className="text-note text-ink-2">
          {isDone
            ? "보내 주신 의견은 정확도를 높이는 데 써요."
            : `실제로 누가 썼는지 알려 주시면 정확도를 높이는 데 쓰고, 한 달에 최대 ${formatCredits(FEEDBACK_MONTHLY_CAP)}을 드려요.`}
        </p>
      </div>
    </div>
  );
}
