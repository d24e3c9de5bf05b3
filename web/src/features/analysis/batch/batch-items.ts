import type { AnalyseRequest, AnalysisPlace, AnalysisResult, AnalysisSource } from "@geulgyeol/contract";

/** The parts of one long text, or the answers of a personal statement. */
export type BatchMode = "parts" | "answers";

export type ItemState =
  | { readonly status: "waiting" }
  /** With its place in the server's queue, if it waits there. */
  | { readonly status: "judging"; readonly place: AnalysisPlace | null }
  /** The server asked to wait this many seconds. */
  | { readonly status: "pausing"; readonly seconds: number }
  | { readonly status: "done"; readonly result: AnalysisResult }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "cancelled" };

/** One row of the table: a text that is analysed separately. */
export interface BatchItem {
  readonly id: number;
  readonly name: string;
  /** Details that the name omits: the question of an answer, the beginning of a part. */
  readonly detail: string;
  readonly text: string;
  readonly charCount: number | null;
  /** Characters that the question allows. */
  readonly limit: number | null;
  readonly source: AnalysisSource;
  readonly notices: readonly string[];
  readonly state: ItemState;
}

/** The field `batch` of the request in each mode; answers are sent like other texts. */
export const BATCH_FIELD: Readonly<Record<BatchMode, AnalyseRequest["batch"]>> = {
  parts: "parts",
  answers: undefined,
};

let lastId = 0;

export function makeItem(item: Partial<BatchItem> & Pick<BatchItem, "name">): BatchItem {
  lastId++;
  return {
    detail: "",
    text: "",
    charCount: null,
    limit: null,
    source: { kind: "paste" },
    notices: [],
    state: { status: "waiting" },
    ...item,
    id: lastId,
  };
}

export const isOpen = ({ state }: BatchItem) =>
  state.status === "waiting" || state.status === "judging" || state.status === "pausing";
