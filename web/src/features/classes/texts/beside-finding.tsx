import { EARLIER_TEXTS_FOR_COMPARISON } from "@geulgyeol/contract";
import {
  AuthorshipError,
  type Comparison,
  EARLIER_LEAST_CHARACTERS,
  NEW_LEAST_CHARACTERS,
} from "@geulgyeol/engine/authorship";
import { ANSWER_LABEL, ANSWER_MEANING, describeAnswer, describeRates } from "@geulgyeol/wording/authorship";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { CARD } from "../../../shared/ui/surfaces.ts";
import { compareInWorker } from "../../../worker/compare-in-worker.ts";
import { fetchEarlierTexts, useSamePupils } from "../use-classes.ts";
import type { HandedWriting } from "./handed-writing.ts";
import { SamePupils } from "./same-pupils.tsx";

interface BesideFindingProps {
  readonly id: string;
  readonly earlierTexts: number;
  readonly fromOtherClasses: number;
  readonly writing: HandedWriting | null;
  readonly recordView: (writing: HandedWriting) => ReactNode;
  /** The pupil, whom the reader may link with those of the same name in other classes; null for nobody to link. */
  readonly linkedPupilId: string | null;
}

/** What stands beside a finding and is no part of it: the pupil's earlier texts, and how this one was written. */
export function BesideFinding(props: BesideFindingProps) {
  const { id, earlierTexts, fromOtherClasses, writing, recordView, linkedPupilId } = props;
  const { data: same } = useSamePupils(linkedPupilId);
  const compares = earlierTexts >= EARLIER_TEXTS_FOR_COMPARISON;
  const mayLink = linkedPupilId !== null && same !== undefined && same.pupils.length > 0;
  const count = [compares, writing !== null, mayLink].filter(Boolean).length;
  if (count === 0) return null;
  return (
    <div className={`${CARD} mb-5 grid gap-x-8 gap-y-5 p-4.5 sm:p-6 ${count > 1 ? "md:grid-cols-2" : ""}`}>
      {compares && <OverTime {...{ id, earlierTexts, fromOtherClasses }} />}
      {writing && <Record writing={writing} recordView={recordView} />}
      {mayLink && <SamePupils pupilId={linkedPupilId} pupils={same.pupils} />}
    </div>
  );
}

const LEAST = { earlier: EARLIER_LEAST_CHARACTERS, text: NEW_LEAST_CHARACTERS };

/** Whether this text is like the same pupil's earlier ones. Compared in this browser. */
function OverTime({
  id,
  earlierTexts,
  fromOtherClasses,
}: Pick<BesideFindingProps, "id" | "earlierTexts" | "fromOtherClasses">) {
  const { data, error, isPending } = useQuery({
    queryKey: ["classes", "over-time", id, earlierTexts],
    queryFn: async ({ signal }) => {
      const { content, earlier } = await fetchEarlierTexts(id, signal);
      return compareInWorker({ earlier: earlier.map((one) => one.content), text: content });
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <section aria-labelledby="over-time">
      <h2 id="over-time" className="text-note text-ink-3">
        지난 글 {earlierTexts}편과 결 비교{fromOtherClasses > 0 && ` · 다른 반의 글 ${fromOtherClasses}편도 썼어요`}
      </h2>
      {isPending ? (
        <p role="status" className="mt-1.5 flex items-center gap-2 text-note text-ink-2">
          <Spinner /> 비교하고 있어요
        </p>
      ) : data ? (
        <Compared comparison={data} />
      ) : (
        <p className="mt-1.5 text-note text-ink-2">
          {error instanceof AuthorshipError
            ? "이 글들로는 비교할 수 없어요."
            : "비교하지 못했어요. 페이지를 새로 고쳐 주세요."}
        </p>
      )}
    </section>
  );
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { answer } = comparison;
  const outcome = answer?.outcome ?? "unclear";
  const rates = answer && describeRates(answer);
  return (
    <>
      <p className="mt-0.5 text-title-3 font-heading">{ANSWER_LABEL[outcome]}</p>
      <p className="mt-1 text-note text-ink-2">{describeAnswer(comparison, LEAST)}</p>
      {rates && (
        <p className="mt-1.5 text-note text-ink-2 tabular-nums">
          같은 사람이 쓴 글 <b className="text-ink">{rates.same}</b>, 다른 사람이 쓴 글{" "}
          <b className="text-ink">{rates.other}</b> {rates.end}
        </p>
      )}
      <p className="mt-1.5 text-label text-ink-3">{ANSWER_MEANING[outcome]}</p>
    </>
  );
}

function Record({ writing, recordView }: Pick<BesideFindingProps, "recordView"> & { writing: HandedWriting }) {
  const [isShown, setShown] = useState(false);
  return (
    <section aria-labelledby="handed-record">
      <h2 id="handed-record" className="text-note text-ink-3">
        작성 기록
      </h2>
      <p className="mt-0.5 text-title-3 font-heading">있음</p>
      <p className="mt-1 text-note text-ink-2">
        쓴 때와 횟수, 붙여 넣은 곳을 볼 수 있어요. 기록이 없는 글에는 아무 표시도 없어요.
      </p>
      <Button size="small" className="mt-3" onClick={() => setShown(true)}>
        기록 보기
      </Button>
      <Dialog open={isShown} onClose={() => setShown(false)} title="작성 기록" width={860}>
        <div className="mt-4">
          <Suspense
            fallback={
              <p role="status" className="flex min-h-40 items-center justify-center gap-2.5 text-ink-2">
                <Spinner /> 불러오고 있어요
              </p>
            }
          >
            {recordView(writing)}
          </Suspense>
        </div>
      </Dialog>
    </section>
  );
}
