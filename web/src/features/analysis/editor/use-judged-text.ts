import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { ActiveSentence } from "../../../report/sentences/active-sentence.ts";
import { bandOf } from "../../../report/verdict/probability-band.ts";
import { type JudgedText, type PlacedSentence, placeSentences } from "./judged-text.ts";
import type { Surface } from "./surface/surface.ts";
import { useRestedState } from "./use-rested-state.ts";

const NONE: readonly PlacedSentence[] = [];

export interface JudgedPlaces {
  /** For elements next to the text: updated with a short delay. */
  readonly placed: readonly PlacedSentence[];
  /** Call this when the text has settled. */
  readonly place: () => void;
  readonly placeOf: (index: number) => PlacedSentence["place"];
}

/**
 * Underlines the judged sentences in the editor and keeps the underlines in place. Nothing is painted or moved while a
 * syllable is being composed.
 */
export function useJudgedText(
  surface: Surface | null,
  judged: JudgedText | null,
  active: ActiveSentence,
): JudgedPlaces {
  const [placed, setPlaced, setPlacedNow] = useRestedState<readonly PlacedSentence[]>(NONE);
  const painted = useRef<readonly PlacedSentence[]>([]);
  const latest = useRef(judged);
  latest.current = judged;

  const paint = useCallback((): readonly PlacedSentence[] | null => {
    if (surface === null || surface.isComposing()) return null;
    const next = placeSentences(latest.current, surface.text());
    painted.current = next;
    surface.painter.paint(
      next.flatMap(({ sentence, place }) =>
        place === null || sentence.excluded !== null
          ? []
          : [{ index: sentence.index, ...place, band: bandOf(sentence.aiProbability) }],
      ),
    );
    return next;
  }, [surface]);

  const place = useCallback(() => {
    const next = paint();
    if (next !== null) setPlaced(next);
  }, [paint, setPlaced]);

  // A requested result is rendered completely before its heading takes the focus; an estimate has lower priority than
  // typing.
  useLayoutEffect(() => {
    const next = paint();
    if (next !== null) (judged?.isEstimate ? setPlaced : setPlacedNow)(next);
  }, [paint, judged, setPlaced, setPlacedNow]);

  const placeOf = useCallback(
    (index: number) => painted.current.find(({ sentence }) => sentence.index === index)?.place ?? null,
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

  return { placed, place, placeOf };
}
