import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { loadApi } from "../../shared/api/load-api.ts";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { LinkPage, LinkProblem, LinkWaiting } from "../../shared/ui/link-page.tsx";
import { PrintRecordButton } from "./print-record-button.tsx";

const LinkedRecord = lazyPart(() => import("./view/linked-record.tsx"));
const GONE = {
  title: "볼 수 없는 링크예요",
  sentence:
    "기한이 지났거나 글쓴이가 닫은 링크예요. 주소가 잘못됐을 수도 있어요. 필요하면 글쓴이에게 새 링크를 부탁해 주세요.",
};

/** A shared writing record for anybody with the link, without an account, also on a phone. */
export function SharedRecordPage({ token }: { token: string }) {
  const given = givenText(useLocation().state);
  const { data, error, refetch } = useQuery({
    queryKey: ["shared-record", token],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readSharedRecord } = await loadApi();
      return callEndpoint(readSharedRecord, { token }, { signal });
    },
    // Every request counts as a view.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const waiting = <LinkWaiting>기록을 불러오고 있어요</LinkWaiting>;
  return (
    <LinkPage
      width="wide"
      help={{ to: "/guide#writing-record", label: "작성 기록이란" }}
      action={data && <PrintRecordButton token={token} />}
      hasDock
    >
      {data ? (
        <Suspense fallback={waiting}>
          <LinkedRecord page={data} given={given} />
        </Suspense>
      ) : error ? (
        <LinkProblem error={error} gone={GONE} failed="기록을 불러오지 못했어요" onRetry={() => void refetch()} />
      ) : (
        waiting
      )}
    </LinkPage>
  );
}

/** The text of one's own result from which a badge led here; it has not left the browser for this. */
function givenText(state: unknown): string | null {
  const text = typeof state === "object" && state !== null && "text" in state ? state.text : null;
  return typeof text === "string" ? text : null;
}
