import type { HistoryEntry, RecordShare } from "@geulgyeol/contract";
import { useQuery } from "@tanstack/react-query";
import { loadApi } from "../../shared/api/load-api.ts";
import { ACCOUNT_KEY } from "../../shared/session/use-account.ts";
import type { SuspectedText } from "./appeal-state.ts";
import type { OwnCount } from "./use-own-count.ts";

const KEY = [...ACCOUNT_KEY, "appeal"] as const;
const NEWEST = 20;

/** The user's newest results and open record links; empty for visitors. */
export function useOwnSources(isSignedIn: boolean) {
  const results = useQuery({
    queryKey: [...KEY, "results"],
    queryFn: async ({ signal }): Promise<readonly HistoryEntry[]> => {
      const { callEndpoint, listHistory } = await loadApi();
      return (await callEndpoint(listHistory, { limit: NEWEST }, { signal })).entries;
    },
    enabled: isSignedIn,
  });
  const records = useQuery({
    queryKey: [...KEY, "records"],
    queryFn: async ({ signal }): Promise<readonly RecordShare[]> => {
      const { callEndpoint, listRecordShares } = await loadApi();
      const { shares } = await callEndpoint(listRecordShares, {}, { signal });
      return shares.filter(({ isExpired, isClosed }) => !isExpired && !isClosed);
    },
    enabled: isSignedIn,
  });
  return { results: results.data ?? [], records: records.data ?? [] };
}

interface AppealSources {
  readonly analysisId: string | null;
  readonly recordShareId: string | null;
  readonly suspectedId: string | null;
  readonly pasted: OwnCount | null;
}

/** What the server states of the chosen result and record. */
export function useAppealFacts(sources: AppealSources, { isReady }: { readonly isReady: boolean }) {
  const { analysisId, recordShareId } = sources;
  return useQuery({
    queryKey: [...KEY, "facts", sources],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readAppealFacts } = await loadApi();
      return callEndpoint(readAppealFacts, sources, { signal });
    },
    enabled: isReady && (analysisId !== null || recordShareId !== null),
    retry: false,
  });
}

/** The text of one's own result; without it if the plan no longer shows it. */
export async function readSuspected(id: string, known?: HistoryEntry): Promise<SuspectedText> {
  try {
    const { callEndpoint, readHistoryAnalysis } = await loadApi();
    const { title, text, result } = await callEndpoint(readHistoryAnalysis, { id });
    return { analysisId: id, title, text, characters: result.charCount };
  } catch (error) {
    if (known === undefined) throw error;
    return { analysisId: id, title: known.title, text: null, characters: known.charCount };
  }
}
