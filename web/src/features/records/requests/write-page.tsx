import { formatDay } from "@geulgyeol/wording";
import { formatAskedLength, formatDue } from "@geulgyeol/wording/records";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { loadApi } from "../../../shared/api/load-api.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { lazyPart } from "../../../shared/ui/lazy-part.tsx";
import { LinkPage, LinkProblem, LinkWaiting } from "../../../shared/ui/link-page.tsx";
import type { AskedWriting } from "./asked-writing.ts";
import { readKept } from "./kept-writing.ts";
import { AskedFor } from "./request-preview.tsx";

const WritingDesk = lazyPart(() => import("./writing-desk.tsx"));

const STATE_SENTENCE = {
  ended: "마감이 지나서 이제 낼 수 없어요. 요청한 사람에게 물어보세요.",
  closed: "요청한 사람이 글을 더 받지 않기로 했어요.",
  full: "낼 수 있는 200명이 다 찼어요. 요청한 사람에게 물어보세요.",
} as const;

const GONE = {
  title: "없는 요청이에요",
  sentence: "주소가 잘못됐거나 요청한 사람이 지웠어요. 링크를 다시 받아 주세요.",
};

/** What a request asks and who will see what; then the text is written here. */
export function WritePage({ token }: { token: string }) {
  const [isWriting, setWriting] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["requested-writing", token],
    queryFn: async ({ signal }) => {
      const { callEndpoint, openRequest } = await loadApi();
      return callEndpoint(openRequest, { token }, { signal });
    },
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (data !== undefined && isWriting) {
    return (
      <Suspense fallback={<LinkWaiting />}>
        <WritingDesk token={token} request={data} onLeave={() => setWriting(false)} />
      </Suspense>
    );
  }
  return (
    <LinkPage width="column">
      {data ? (
        <Asked token={token} request={data} onStart={() => setWriting(true)} />
      ) : error ? (
        <LinkProblem error={error} gone={GONE} failed="요청을 불러오지 못했어요" onRetry={() => void refetch()} />
      ) : (
        <LinkWaiting />
      )}
    </LinkPage>
  );
}

interface AskedProps {
  readonly token: string;
  readonly request: AskedWriting;
  readonly onStart: () => void;
}

function Asked({ token, request, onStart }: AskedProps) {
  const { asker, title, dueAt, deletesAt, state } = request;
  const { text, receipt } = readKept(token);
  return (
    <>
      <AskedFor
        asker={asker}
        title={<h1 className="mt-1 text-title-1 font-bold break-words">{title}</h1>}
        line={[formatAskedLength(request), formatDue(dueAt)]}
        asked={request}
        ended={
          state === "open" ? null : (
            <Alert tone="info" className="my-5">
              {STATE_SENTENCE[state]} {text !== "" && "쓴 글은 이 기기에 그대로 있어요."}
            </Alert>
          )
        }
      />
      {(state === "open" || receipt !== null) && (
        <p className="mt-3 text-note text-ink-2">
          낸 글은 {asker} 님만 봐요. {formatDay(deletesAt)}에 모두 지워요.
          {state === "open" && " 내기 전에는 쓴 글이 이 기기에만 있어요."}
        </p>
      )}
      {receipt !== null && (
        <Alert tone="success" className="mt-4">
          이미 냈어요.{" "}
          <Link to={`/handed-in/${receipt}`} className="font-semibold underline underline-offset-3">
            낸 글 보기
          </Link>
        </Alert>
      )}
      {(state === "open" || text !== "") && (
        <Button look="primary" size="large" full className="mt-6" onClick={onStart}>
          {text === "" ? "글쓰기 시작" : "이어서 쓰기"}
        </Button>
      )}
      {state === "open" && (
        <p className="mt-2.5 text-center text-note text-ink-3">
          가입하지 않아도 쓸 수 있어요.{request.wantsRecord && " 로그인하면 서버가 쓴 시각도 확인해 줘요."}
        </p>
      )}
    </>
  );
}
