import { type AccuracyGroup, type AccuracyShare, shareOf } from "@geulgyeol/engine/accuracy-record";

export interface GatheredShare {
  readonly name: string;
  readonly share: AccuracyShare;
  readonly members: readonly AccuracyGroup[];
}

/** Groups of the record under the names that `nameFor` gives them, with the share of all their texts. */
export function gather(groups: readonly AccuracyGroup[], nameFor: (key: string) => string): GatheredShare[] {
  return [...new Set(groups.map(({ key }) => nameFor(key)))].map((name) => {
    const members = groups.filter(({ key }) => nameFor(key) === name);
    return { name, share: sumOf(members), members };
  });
}

function sumOf(groups: readonly AccuracyGroup[]): AccuracyShare {
  const sum = (part: "count" | "of") => groups.reduce((total, { judgedAi }) => total + judgedAi[part], 0);
  return shareOf(sum("count"), sum("of"));
}
