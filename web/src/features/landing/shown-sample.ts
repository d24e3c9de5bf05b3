import type { HeadlineFacts } from "@geulgyeol/wording/report";
import type { GrainSentence } from "./grain-parts.tsx";
import type { Sample } from "./samples.ts";

/** What the first view shows of a sample's judgement, made at build time; the page holds nothing else of it. */
export interface ShownSample extends Pick<Sample, "id" | "origin" | "text"> {
  readonly verdict: HeadlineFacts["verdict"];
  readonly isHeld: boolean;
  readonly headline: string;
  /** "근거 뚜렷함"; null for a hold. */
  readonly certainty: string | null;
  /** "사람이 쓴 글 1,000편 가운데 3편도 이만큼 AI 글처럼 나와요."; null for a hold and where nothing was measured. */
  readonly frequency: string | null;
  readonly sentences: readonly GrainSentence[];
}
