import type { RecordBadge as Badge } from "@geulgyeol/contract";
import { sayRecordBadge } from "@geulgyeol/wording/records";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { runBootstrapQuery } from "../shared/api/bootstrap-queries.ts";
import { answerAs } from "../shared/api/check-answer.ts";
import { loadApi } from "../shared/api/load-api.ts";
import { SHARED_BADGE } from "../shared/api/shared-answers.built.ts";

const CHIP =
  "inline-flex min-h-9 items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 text-note font-medium text-ink tabular-nums max-sm:min-h-11";
/** The pattern of typed text: one stroke beside the other, in the text's own colour. */
const STROKES =
  "h-3.5 w-[19px] shrink-0 [background:repeating-linear-gradient(90deg,currentColor_0_3px,transparent_3px_4px)]";

interface RecordBadgeProps {
  readonly of: { readonly analysisId: string } | { readonly token: string };
  /** One's own text: the page of the record shows what was changed since. It goes along within the browser. */
  readonly text?: string;
}

/** The page of a shared result does without the contract's schemas (decision 206). */
function readSharedBadge(token: string, signal: AbortSignal) {
  const path = `/api/shared/record-badge?${new URLSearchParams({ token })}`;
  return runBootstrapQuery({ path, validate: answerAs(SHARED_BADGE) }, signal);
}

/** That an open link shows a writing record of the analysed text. A text without one gets no mark at all. */
export default function RecordBadge({ of, text }: RecordBadgeProps) {
  const { data } = useQuery({
    queryKey: ["record-badge", of],
    queryFn: async ({ signal }) => {
      if ("token" in of) return { ...(await readSharedBadge(of.token, signal)), path: null };
      const { callEndpoint, readRecordBadge } = await loadApi();
      return callEndpoint(readRecordBadge, of, { signal });
    },
    staleTime: 60_000,
    retry: false,
  });
  if (!data?.badge) return null;
  return data.path === null ? (
    <p className={CHIP}>
      <Content badge={data.badge} />
    </p>
  ) : (
    <Link to={data.path} state={data.badge.changedPercent > 0 ? { text } : null} className={`${CHIP} hover:bg-sunken`}>
      <Content badge={data.badge} />
    </Link>
  );
}

function Content({ badge }: { badge: Badge }) {
  return (
    <>
      <span aria-hidden className={STROKES} />
      {sayRecordBadge(badge)}
    </>
  );
}
