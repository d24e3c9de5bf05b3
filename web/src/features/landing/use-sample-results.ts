import { useEffect, useRef, useState } from "react";
import { createDetectorClient, type DetectorClient } from "../../worker/detector-client.ts";
import { type SampleResult, sampleResultOf } from "./sample-result.ts";
import { FIRST_SAMPLE, type Sample, type SampleId } from "./samples.ts";

type Judged = SampleResult | "loading" | "failed";

/** Results of the samples: the first came with the page, the others are judged in this browser when they are asked for. */
export function useSampleResults(first: SampleResult) {
  const [results, setResults] = useState<Partial<Record<SampleId, Judged>>>({ [FIRST_SAMPLE.id]: first });
  const detector = useRef<DetectorClient | null>(null);

  useEffect(
    () => () => {
      detector.current?.close();
      detector.current = null;
    },
    [],
  );

  async function judge({ id, text }: Sample): Promise<void> {
    const known = results[id];
    if (known !== undefined && known !== "failed") return;
    const put = (result: Judged) => setResults((before) => ({ ...before, [id]: result }));
    put("loading");
    try {
      detector.current ??= createDetectorClient();
      put(sampleResultOf(await detector.current.analyse(text)));
    } catch (error) {
      console.warn("A sample could not be judged.", error);
      put("failed");
    }
  }

  return { results, judge };
}
