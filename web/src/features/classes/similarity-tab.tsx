import { type ClassDetails, classRefusal } from "@geulgyeol/contract";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { CARD } from "../../shared/ui/surfaces.ts";

/** Texts that can be alike. */
const FEWEST = 2;

export function mayCompare({ role }: ClassDetails): boolean {
  return classRefusal("compareTexts", role) === null;
}

/** The assignments whose texts can be compared with each other and with those of earlier assignments. */
export function SimilarityTab({ details: { id, assignmentList } }: { details: ClassDetails }) {
  const comparable = assignmentList.filter(({ texts }) => texts >= FEWEST);
  if (comparable.length === 0) {
    return <p className="text-ink-2">과제 하나에 글이 두 편 이상 모이면 서로 닮은 대목을 찾을 수 있어요.</p>;
  }
  return (
    <>
      <p className="mb-4 text-ink-2">
        같은 과제의 글과, 내가 볼 수 있는 지난 과제의 글을 서로 비교해요. 인터넷이나 다른 학교의 글은 찾아보지 않아요.
      </p>
      <ul className={CARD}>
        {comparable.map(({ id: assignmentId, batchId, title, texts }) => (
          <li key={assignmentId} className="border-t border-line first:border-t-0">
            <Link
              to={`/classes/${id}/similarity/${batchId}`}
              className="flex min-h-14 items-center justify-between gap-4 px-4.5 hover:text-accent sm:px-5"
            >
              <span className="min-w-0 truncate font-medium">{title}</span>
              <span className="flex shrink-0 items-center gap-2 text-note text-ink-3 tabular-nums">
                {texts}편
                <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
