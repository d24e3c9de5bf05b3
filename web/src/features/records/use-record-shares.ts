import type { RecordShare, WritingRecord } from "@geulgyeol/contract";
import { withholdTexts } from "@geulgyeol/records";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { loadApi } from "../../shared/api/load-api.ts";
import { ACCOUNT_KEY } from "../../shared/session/use-account.ts";

const SHARES_KEY = [...ACCOUNT_KEY, "record-shares"] as const;

/** The user's links to a record. */
export function useRecordShares(recordId: string, isEnabled: boolean) {
  return useQuery({
    queryKey: [...SHARES_KEY, recordId],
    queryFn: async ({ signal }) => {
      const { callEndpoint, listRecordShares } = await loadApi();
      return (await callEndpoint(listRecordShares, { recordId }, { signal })).shares;
    },
    enabled: isEnabled,
  });
}

export interface NewRecordShare {
  readonly record: WritingRecord;
  readonly title: string;
  readonly writer: string | null;
  readonly showsText: boolean;
  readonly showsReplay: boolean;
  readonly days: 7 | 30 | 90 | 365 | null;
}

/** Makes, closes, opens again and deletes links. What is not shown is left out before the record leaves the device. */
export function useRecordShareChanges() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: SHARES_KEY });
  const create = useMutation({
    mutationFn: async ({ record, ...share }: NewRecordShare): Promise<RecordShare> => {
      const { callEndpoint, createRecordShare } = await loadApi();
      const shown = share.showsReplay ? "replay" : share.showsText ? "text" : "nothing";
      return callEndpoint(createRecordShare, { ...share, record: withholdTexts(record, shown) });
    },
    onSuccess: refresh,
  });
  const close = useMutation({
    mutationFn: async ({ id, isClosed }: { id: string; isClosed: boolean }) => {
      const { callEndpoint, changeRecordShare } = await loadApi();
      return callEndpoint(changeRecordShare, { id, isClosed });
    },
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async (id: string) => {
      const { callEndpoint, deleteRecordShare } = await loadApi();
      return callEndpoint(deleteRecordShare, { id });
    },
    onSettled: refresh,
  });
  return { create, close, remove };
}
