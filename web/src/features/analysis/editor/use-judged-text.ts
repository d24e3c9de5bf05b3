import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { ActiveSentence } from "../../../shared/report/active-sentence.ts";
import { bandOf } from "../../../shared/report/probability-band.ts";
import { type JudgedText, type PlacedSentence, placeSentences } from "./judged-text.ts";
import type { Surface } from "./surface/create-surface.ts";
import { useRestedState } from "./use-rested-state.ts";

const NONE: readonly PlacedSentence[] = [];

/**
 * Underlines the judged sentences in the surface and keeps the underlines where the sentences are. Nothing is painted or moved
 * while a syllable is being composed. `look` is to be called when the text has settled; `placed` follows for
 * what is drawn beside the text.
 */
export function useJudgedText(
  surface: Surface | null,
  judged: JudgedText | null,
  active: ActiveSentence,
): {
  readonly placed: readonly PlacedSentence[];
  readonly look: () => void;
  readonly placeOf: (index: number) => PlacedSentence["place"];
} {
  const [placed, setPlaced, setPlacedNow] = useRestedState<readonly PlacedSentence[]>(NONE);
  const current = useRef<readonly PlacedSentence[]>([]);
  const latest = useRef(judged);
  latest.current = judged;

  const place = useCallback((): readonly PlacedSentence[] | null => {
    if (surface === null || surface.isComposing()) return null;
    const next = placeSentences(latest.current, surface.text());
    current.current = next;
    surface.painter.paint(
      next.flatMap(({ sentence, place }) =>
        place === null || sentence.excluded !== null
          ? []
          : [{ index: sentence.index, ...place, band: bandOf(sentence.aiProbability) }],
      ),
    );
    return next;
  }, [surface]);

  const look = useCallback(() => {
    const next = place();
    if (next !== null) setPlaced(next);
  }, [place, setPlaced]);

  // An answer that somebody waited for is there whole before its heading takes the focus; an estimate gives way to the keys.
  useLayoutEffect(() => {
    const next = place();
    if (next !== null) (judged?.isEstimate ? setPlaced : setPlacedNow)(next);
  }, [place, judged, setPlaced, setPlacedNow]);

  const placeOf = useCallback(
    (index: number) => current.current.find(({ sentence }) => sentence.index === index)?.place ?? null,
    [],
  );

  useEffect(() => {
    if (surface === null) return;
    return active.subscribe(() => {
      if (surface.isComposing()) return;
      const index = active.get();
      surface.painter.point(index === null ? null : placeOf(index));
    });
  }, [surface, active, placeOf]);

  return { placed, look, placeOf };
}
