import type { Similarity } from "@geulgyeol/contract";
import { comparedSentence, pairHeadline, pairsHeadline, type Searched } from "@geulgyeol/wording/similarity";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useAddressParams } from "../../shared/address/use-address-params.ts";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { MessagePage } from "../../shared/ui/message-page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { Switch } from "../../shared/ui/switch.tsx";
import { PairView } from "./pair-view.tsx";
import { PairsList } from "./pairs-list.tsx";
import { type Scope, useSimilarity, useSimilarPair } from "./use-similarity.ts";

interface SimilarityPageProps {
  readonly batchId: string;
  /** Where the texts are listed. */
  readonly back: string;
  readonly what?: Searched["what"];
}

type Pair = Similarity["pairs"][number];

const PAIR = "pair";
const SCOPE = "scope";
const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Which texts of a batch are alike, or two of them, as the address says. */
export function SimilarityPage({ batchId, back, what = "묶음" }: SimilarityPageProps) {
  const [params, change] = useAddressParams();
  const scope: Scope = params.get(SCOPE) === "batch" ? "batch" : "all";
  const { data, error, refetch, isPlaceholderData } = useSimilarity(batchId, scope);
  if (error) return <Problem error={error} back={back} onRetry={() => void refetch()} />;
  if (data === undefined) return <Comparing />;
  const searched: Searched = {
    what,
    texts: data.compared,
    earlierSets: data.earlier.batches,
    earlierTexts: data.earlier.texts,
    setsLeftOut: data.earlier.batchesLeftOut,
  };
  const at = data.pairs.findIndex((pair) => keyOf(pair) === params.get(PAIR));
  const pair = data.pairs[at];
  const addressOf = (wanted: Pair | null) => {
    const next = new URLSearchParams(scope === "batch" ? { [SCOPE]: scope } : {});
    if (wanted !== null) next.set(PAIR, keyOf(wanted));
    return `?${next}`;
  };
  const choose = (next: Scope) =>
    change(() => new URLSearchParams(next === "batch" ? { [SCOPE]: next } : {}), { replace: true });
  const isEmpty = data.pairs.length === 0;
  return (
    <div aria-busy={isPlaceholderData}>
      <Link
        to={pair === undefined ? back : addressOf(null)}
        className="mb-1.5 inline-flex min-h-9 items-center gap-1.5 text-note text-ink-2 hover:text-ink max-lg:min-h-11"
      >
        <ArrowLeft {...ICON} />
        {pair === undefined ? data.batch.name : `${data.batch.name} · 서로 닮은 글`}
      </Link>
      {pair === undefined ? (
        <>
          <header className="mb-5 flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="text-title-1 font-bold">{pairsHeadline(data.pairs.length)}</h1>
              <p className="mt-1 text-ink-2 tabular-nums">
                {comparedSentence(searched)}
                {data.unread > 0 && ` 아직 읽지 못한 ${data.unread}편은 빠졌어요.`}
                {isEmpty && data.compared < 2 && data.earlier.texts === 0 && " 두 편이 모이면 비교할 수 있어요."}
              </p>
            </div>
            <Switch
              label={`지난 ${what}과도 비교`}
              checked={scope === "all"}
              onChange={(on) => choose(on ? "all" : "batch")}
            />
          </header>
          <PairsList similarity={data} searched={searched} linkTo={addressOf} />
        </>
      ) : (
        <OnePair
          key={keyOf(pair)}
          {...{ batchId, scope, pair, searched }}
          place={{ number: at + 1, count: data.pairs.length }}
          before={data.pairs[at - 1] ? addressOf(data.pairs[at - 1] as Pair) : null}
          after={data.pairs[at + 1] ? addressOf(data.pairs[at + 1] as Pair) : null}
        />
      )}
    </div>
  );
}

interface OnePairProps {
  readonly batchId: string;
  readonly scope: Scope;
  readonly pair: Pair;
  readonly searched: Searched;
  readonly place: { readonly number: number; readonly count: number };
  readonly before: string | null;
  readonly after: string | null;
}

function OnePair({ batchId, scope, pair, searched, place, before, after }: OnePairProps) {
  const { data, error, refetch } = useSimilarPair(batchId, scope, { first: pair.firstId, second: pair.secondId });
  const heading = useRef<HTMLHeadingElement>(null);
  const isDrawn = data !== undefined;
  // Whoever goes from pair to pair hears the next one.
  useEffect(() => {
    if (isDrawn) heading.current?.focus({ preventScroll: true });
  }, [isDrawn]);
  if (error) return <Problem error={error} back="?" onRetry={() => void refetch()} />;
  if (data === undefined) return <Comparing />;
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-title-1 font-bold outline-none">
            {pairHeadline(data.passages.map(({ kind }) => kind))}
          </h1>
          <p className="mt-1 text-ink-2 tabular-nums">{comparedSentence(searched)}</p>
        </div>
        <nav aria-label="다른 쌍" className="flex items-center gap-2">
          <Step to={before} label="앞 쌍" />
          <span className="text-note text-ink-2 tabular-nums">
            {place.number} / {place.count}
          </span>
          <Step to={after} label="다음 쌍" />
        </nav>
      </header>
      <PairView pair={data} searched={searched} />
    </>
  );
}

function Step({ to, label }: { readonly to: string | null; readonly label: "앞 쌍" | "다음 쌍" }) {
  const words = (
    <>
      {label === "앞 쌍" && <ArrowLeft {...ICON} />}
      {label}
      {label === "다음 쌍" && <ArrowRight {...ICON} />}
    </>
  );
  if (to === null)
    return (
      <Button size="small" disabled>
        {words}
      </Button>
    );
  return (
    <ButtonLink size="small" to={to} replace preventScrollReset>
      {words}
    </ButtonLink>
  );
}

const keyOf = ({ firstId, secondId }: Pair) => `${firstId}.${secondId}`;

function Comparing() {
  return (
    <p role="status" className="flex min-h-80 items-center justify-center gap-2.5 text-ink-2">
      <Spinner /> 글을 서로 비교하고 있어요
    </p>
  );
}

function Problem({
  error,
  back,
  onRetry,
}: {
  readonly error: Error;
  readonly back: string;
  readonly onRetry: () => void;
}) {
  const isGone = codeOf(error) === "NOT_FOUND";
  return (
    <MessagePage
      title={isGone ? "없는 글이에요" : "글을 비교하지 못했어요"}
      text={isGone ? "지웠거나, 그 뒤에 글이 바뀌었어요." : messageFor(error, "연결을 확인하고 다시 시도해 주세요.")}
    >
      {!isGone && (
        <Button look="primary" onClick={onRetry}>
          다시 시도
        </Button>
      )}
      <ButtonLink to={back}>돌아가기</ButtonLink>
    </MessagePage>
  );
}
