import type { RecordShare } from "@geulgyeol/contract";
import { type Appeal, type AppealDocument, type AppealRates, composeAppeal } from "@geulgyeol/wording/appeal";
import { useMemo } from "react";
import { useHydrated } from "../../shared/state/use-hydrated.ts";
import type { AppealState } from "./appeal-state.ts";
import { shareInFinal } from "./share-in-final.ts";
import { type OwnCount, useOwnCount } from "./use-own-count.ts";
import { useAppealFacts } from "./use-own-sources.ts";

export interface ComposedAppeal {
  readonly appeal: Appeal;
  readonly document: AppealDocument;
  /** Blanks of the letter that are left. */
  readonly blanks: number;
  /** What could not be read of the chosen result or record. */
  readonly error: Error | null;
  /** The chosen result and record are being read. */
  readonly isWaiting: boolean;
  /** What is sent of a suspected text that stays on the device; null for none. */
  readonly pasted: OwnCount | null;
}

/** The letter as it stands. */
export function useAppeal(state: AppealState, rates: AppealRates, records: readonly RecordShare[]): ComposedAppeal {
  const { suspected, hasResult, recordShareId, drafts, hasFileValues, documentType, letter } = state;
  const isHydrated = useHydrated();
  const analysisId = hasResult ? (suspected?.analysisId ?? null) : null;
  const suspectedId = recordShareId === null ? null : (suspected?.analysisId ?? null);
  const share = records.find(({ id }) => id === recordShareId);
  const { count: pasted, isWaiting: isCounting } = useOwnCount(suspected, share);
  const facts = useAppealFacts({ analysisId, recordShareId, suspectedId, pasted }, { isReady: !isCounting });
  const compared = useMemo(
    () =>
      drafts.map(({ text, ...draft }) => ({
        ...draft,
        values: hasFileValues ? draft.values : [],
        ...(suspected?.text ? shareInFinal(text, suspected.text) : { shareInFinal: null, missing: [] }),
      })),
    [drafts, hasFileValues, suspected],
  );
  const stated = facts.data ?? { result: null, record: null };
  const appeal: Appeal = {
    letter,
    documentType,
    characters: suspected?.characters ?? 0,
    result: stated.result,
    record: stated.record,
    drafts: compared,
    rates,
    // Not in the prerendered page, whose day is that of the build.
    writtenAt: isHydrated ? new Date().toISOString() : "",
  };
  const document = composeAppeal(appeal);
  const paragraphs = [...document.before, ...document.after, document.signature];
  const names = new Set(paragraphs.flat().flatMap(({ by, text }) => (by === "blank" ? [text] : [])));
  return { appeal, document, blanks: names.size, error: facts.error, isWaiting: facts.isLoading || isCounting, pasted };
}
