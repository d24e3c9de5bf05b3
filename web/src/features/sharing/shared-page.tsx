import type { SharedResult } from "@geulgyeol/contract";
import { formatDay } from "@geulgyeol/wording";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useDeferredValue } from "react";
import { Link } from "react-router";
import { ReportView } from "../../report/report-view.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { LinkPage, LinkProblem, LinkWaiting } from "../../shared/ui/link-page.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { readShared } from "./read-shared.ts";

const RecordBadge = lazyPart(() => import("../../report/record-badge.tsx"));

const GONE = {
  title: "볼 수 없는 링크예요",
  sentence: "주소가 잘못됐거나, 기한이 지났거나, 만든 사람이 없앤 링크예요. 보낸 분께 다시 받아 주세요.",
};

/** A shared result for anybody with the link, without an account, also on a phone. */
export function SharedPage({ token }: { token: string }) {
  const query = useQuery({
    queryKey: ["shared", token],
    queryFn: ({ signal }) => readShared(token, signal),
    // Every request counts as a view.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const { error, refetch } = query;
  // A long report is rendered piece by piece, so that a slow phone stays responsive.
  const data = useDeferredValue(query.data);
  return (
    <LinkPage width="page" help={{ to: "/guide", label: "결과 읽는 방법" }}>
      {data ? (
        <SharedReport result={data} token={token} />
      ) : error ? (
        <LinkProblem error={error} gone={GONE} failed="결과를 불러오지 못했어요" onRetry={() => void refetch()} />
      ) : (
        <LinkWaiting />
      )}
    </LinkPage>
  );
}

function SharedReport({ result, token }: { result: SharedResult; token: string }) {
  const { title, text, engineVersion, modelVersion, expiresAt } = result;
  return (
    <>
      <div className="mb-4">
        <h1 className="text-title-1 font-bold break-words">{title ?? "공유한 분석 결과"}</h1>
        <p className="mt-1 text-note text-ink-2">
          글결이 글의 통계로 추정한 결과예요. 링크를 만든 사람이 보여 주기로 한 것만 보여요.
        </p>
      </div>
      <ReportView
        result={result}
        text={text}
        actions={
          <Suspense>
            <RecordBadge of={{ token }} />
          </Suspense>
        }
      />
      <div className="mt-4 text-note text-ink-3 tabular-nums">
        <p>
          엔진 {engineVersion} · 모델 {modelVersion}
        </p>
        {expiresAt && <p>이 링크는 {formatDay(expiresAt)}까지 열려요.</p>}
      </div>
      <p className="mt-4 text-note text-ink-2">
        이 결과로 누군가를 판단하기 전에{" "}
        <Link to="/guide" className={TEXT_LINK}>
          결과 읽는 방법
        </Link>
        과{" "}
        <Link to="/accuracy" className={TEXT_LINK}>
          얼마나 맞고 어디서 틀리는지
        </Link>
        를 먼저 읽어 주세요.
      </p>
    </>
  );
}
