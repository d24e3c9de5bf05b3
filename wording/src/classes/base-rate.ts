import { formatCount } from "../numbers.ts";

/** Human texts of the accuracy record of the shipped model, and those of them that came out as AI texts. */
export const HUMANS_JUDGED_AI = { count: 12, of: 2311 } as const;

const THOUSAND = 1000;

/** What stands below the distribution of a class, so that nobody reads a name into it. */
export function describeBaseRate({
  count,
  of,
}: {
  readonly count: number;
  readonly of: number;
} = HUMANS_JUDGED_AI): string {
  const perThousand = Math.round((count * THOUSAND) / of);
  const rate = perThousand === 0 ? "1편보다 적게" : `${formatCount(perThousand)}편쯤은`;
  return `사람이 혼자 쓴 글도 ${formatCount(THOUSAND)}편 가운데 ${rate} AI 글에 가깝게 나와요. 학생 글로는 아직 측정하지 못했어요. 이 그림만으로는 누구에 대해서도 말할 수 없어요.`;
}
