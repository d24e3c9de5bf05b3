import type { BatchText } from "@geulgyeol/contract";
import { type RowFinding, rowFinding } from "@geulgyeol/wording";
import { useAddressParams } from "../../shared/address/use-address-params.ts";

const SORTS = ["roster", "name", "length", "reviewed"] as const;
export type Sort = (typeof SORTS)[number];

/** What the table shows; in the address, so that it stays after a reload. There is no order by finding. */
export interface BatchView {
  readonly query: string;
  readonly finding: RowFinding["marker"] | "all" | "none";
  readonly evidence: "strong" | "moderate" | "all";
  readonly reviewed: BatchText["reviewed"] | "all";
  readonly sort: Sort;
}

const WHOLE: BatchView = { query: "", finding: "all", evidence: "all", reviewed: "all", sort: "roster" };
const NAMES: Readonly<Record<keyof BatchView, string>> = {
  query: "q",
  finding: "f",
  evidence: "e",
  reviewed: "r",
  sort: "s",
};

export function useBatchView(): [BatchView, (changes: Partial<BatchView>) => void, string] {
  const [params, setParams] = useAddressParams();
  const read = <Key extends keyof BatchView>(key: Key) => (params.get(NAMES[key]) ?? WHOLE[key]) as BatchView[Key];
  const view: BatchView = {
    query: read("query"),
    finding: read("finding"),
    evidence: read("evidence"),
    reviewed: read("reviewed"),
    sort: SORTS.find((sort) => sort === params.get(NAMES.sort)) ?? "roster",
  };
  const change = (changes: Partial<BatchView>) =>
    setParams(
      (before) => {
        for (const [key, value] of Object.entries(changes) as [keyof BatchView, string][]) {
          if (value === WHOLE[key]) before.delete(NAMES[key]);
          else before.set(NAMES[key], value);
        }
        return before;
      },
      { replace: true },
    );
  return [view, change, params.toString()];
}

/** The texts that a view shows, in its order. */
export function shownTexts(texts: readonly BatchText[], view: BatchView): BatchText[] {
  const folded = fold(view.query);
  const shown = texts.filter((text) => {
    const { pupilName, pupilNumber, fileName, title, reviewed, finding } = text;
    const said = finding && rowFinding(finding);
    const words = fold([pupilNumber, pupilName, fileName, title].filter((part) => part !== null).join(" "));
    return (
      words.includes(folded) &&
      (view.reviewed === "all" || view.reviewed === reviewed) &&
      (view.finding === "all" || view.finding === (said?.marker ?? "none")) &&
      (view.evidence === "all" || view.evidence === said?.certainty)
    );
  });
  return view.sort === "roster" ? shown : shown.sort(ORDERS[view.sort]);
}

const COLLATOR = new Intl.Collator("ko");
const REVIEWS: readonly BatchText["reviewed"][] = ["none", "read", "talked"];

const ORDERS: Readonly<Record<Exclude<Sort, "roster">, (one: BatchText, other: BatchText) => number>> = {
  name: (one, other) => COLLATOR.compare(shownName(one), shownName(other)),
  length: (one, other) => (other.charCount ?? 0) - (one.charCount ?? 0),
  reviewed: (one, other) => REVIEWS.indexOf(one.reviewed) - REVIEWS.indexOf(other.reviewed),
};

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase().replace(/\s+/g, "");
}

/** The pupil, otherwise the title or the file. */
export function shownName({ pupilName, title, fileName, position }: BatchText): string {
  return pupilName || title || fileName || `${position + 1}번째 글`;
}
