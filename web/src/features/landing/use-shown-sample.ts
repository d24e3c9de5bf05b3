import { useEffect, useRef, useState } from "react";
import { createDetectorClient, type DetectorClient } from "../../worker/detector-client.ts";
import { type SampleResult, sampleResultOf } from "./sample-result.ts";
import { FIRST_SAMPLE, SAMPLES, type Sample, type SampleId } from "./samples.ts";

type Judged = SampleResult | "loading" | "failed";

export interface ShownSample {
  readonly sample: Sample;
  readonly result: Judged;
  readonly choose: (id: SampleId) => void;
  readonly retry: () => void;
}

/**
 * The selected sample and its result: the first is part of the page, the others are judged in this browser when
 * selected.
 */
export function useShownSample(first: SampleResult): ShownSample {
  const [chosen, setChosen] = useState<SampleId>(FIRST_SAMPLE.id);
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

  const sampleOf = (id: SampleId) => SAMPLES.find((one) => one.id === id) ?? FIRST_SAMPLE;
  return {
    sample: sampleOf(chosen),
    result: results[chosen] ?? "loading",
    choose(id) {
      setChosen(id);
      void judge(sampleOf(id));
    },
    retry: () => void judge(sampleOf(chosen)),
  };
}
