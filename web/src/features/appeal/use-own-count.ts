import { type RecordShare, textForFingerprint } from "@geulgyeol/contract";
import { changesSince, finalText, hashText, sameLetters } from "@geulgyeol/records";
import { samePercent } from "@geulgyeol/wording/appeal";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { loadApi } from "../../shared/api/load-api.ts";
import { ACCOUNT_KEY } from "../../shared/session/use-account.ts";
import type { SuspectedText } from "./appeal-state.ts";

/** What is sent of a suspected text that stays on the device. */
export interface OwnCount {
  /** SHA-256 of its letters. */
  readonly hash: string;
  /** Its letters in percent that stand in the record's final text; null where the record shows none. */
  readonly samePercent: number | null;
}

/** Compares a pasted text with the chosen record on this device. `count` is null where there is nothing to compare. */
export function useOwnCount(suspected: SuspectedText | null, share: RecordShare | undefined) {
  const text = suspected?.analysisId === null ? suspected.text : null;
  const record = useQuery({
    queryKey: [...ACCOUNT_KEY, "appeal", "recorded-text", share?.token],
    queryFn: async ({ signal }): Promise<string | null> => {
      const { callEndpoint, readSharedRecord } = await loadApi();
      const { record } = await callEndpoint(readSharedRecord, { token: share?.token ?? "" }, { signal });
      return finalText(record.entries);
    },
    enabled: text !== null && share !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const recorded = share === undefined ? undefined : record.data;
  const count = useMemo(
    () => (text === null || recorded === undefined ? null : ownCount(text, recorded)),
    [text, recorded],
  );
  return { isWaiting: text !== null && share !== undefined && record.isLoading, count };
}

export function ownCount(text: string, recorded: string | null): OwnCount {
  const hash = hashText(textForFingerprint(text));
  if (recorded === null) return { hash, samePercent: null };
  const [given, final] = [text.normalize("NFC"), recorded.normalize("NFC")];
  return { hash, samePercent: samePercent({ ...changesSince(given, final), isSame: sameLetters(given, final) }) };
}
