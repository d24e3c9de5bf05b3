import type { Batch, BatchText, HistoryAnalysis, OpenedBatchText } from "@geulgyeol/contract";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { messageFor } from "../api/api-failure.ts";
import { loadApi } from "../api/load-api.ts";
import { usePages } from "../api/use-pages.ts";
import { MESSAGES } from "../copy/messages.ts";
import { ACCOUNT_KEY } from "../session/use-account.ts";
import { showToast } from "../ui/toast-store.ts";
import { watchUploads } from "./batch-uploads.ts";

export const BATCHES_KEY = ["batches"] as const;
const ONE = "one";
/** How often a batch is read while its texts are judged. */
const LOOK_EVERY_MS = 1_500;

export interface OpenedBatch {
  readonly batch: Batch;
  readonly texts: readonly BatchText[];
}

/** The user's batches, newest first; those whose name has the query. */
export function useBatches(query = "") {
  const { pages, ...state } = usePages({
    key: [...BATCHES_KEY, "list", query],
    read: async (cursor, signal) => {
      const { callEndpoint, listBatches } = await loadApi();
      return callEndpoint(listBatches, { cursor, ...(query !== "" && { query }) }, { signal });
    },
  });
  return { ...state, batches: pages.flatMap(({ batches }) => batches), count: pages[0]?.count ?? 0 };
}

/** Whether the server still works on the batch, or could. */
export function isMoving({ texts, isPaused }: Batch): boolean {
  return !isPaused && texts.waiting > 0;
}

/** A batch with its texts, read again and again while the server judges them. */
export function useBatch(id: string) {
  const client = useQueryClient();
  useEffect(() => {
    watchUploads((batchId) => void client.invalidateQueries({ queryKey: [...BATCHES_KEY, ONE, batchId] }));
  }, [client]);
  return useQuery({
    queryKey: [...BATCHES_KEY, ONE, id],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readBatch } = await loadApi();
      const read: OpenedBatch = await callEndpoint(readBatch, { id }, { signal });
      const before = client.getQueryData<OpenedBatch>([...BATCHES_KEY, ONE, id]);
      // Each judged text costs a credit.
      if (before !== undefined && before.batch.texts.judged < read.batch.texts.judged) {
        void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
      }
      return read;
    },
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.batch) ? LOOK_EVERY_MS : false),
  });
}

/** A text of a batch with its result; read again while it waits for it. */
export function useBatchText(id: string) {
  return useQuery({
    queryKey: [...BATCHES_KEY, "text", id],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readBatchText } = await loadApi();
      return callEndpoint(readBatchText, { id }, { signal });
    },
    refetchInterval: ({ state }) =>
      state.data?.text.state === "waiting" || state.data?.text.state === "judging" ? LOOK_EVERY_MS : false,
    retry: false,
  });
}

/** Puts another view of its analysis into what is shown of a text. */
export function useShowAnalysis(id: string) {
  const client = useQueryClient();
  return (analysis: HistoryAnalysis) =>
    client.setQueryData<OpenedBatchText>([...BATCHES_KEY, "text", id], (before) => before && { ...before, analysis });
}

interface TextChange {
  readonly id: string;
  readonly pupilNumber?: number | null;
  readonly pupilName?: string;
  readonly title?: string | null;
  readonly reviewed?: BatchText["reviewed"];
  readonly judgeAgain?: true;
}

/** Changes a text of a batch in what is shown at once, before the server has answered. */
function changeShown(client: QueryClient, batchId: string, { judgeAgain: _again, ...change }: TextChange): void {
  const apply = (text: BatchText) => (text.id === change.id ? { ...text, ...change } : text);
  client.setQueryData<OpenedBatch>(
    [...BATCHES_KEY, ONE, batchId],
    (before) => before && { ...before, texts: before.texts.map(apply) },
  );
  client.setQueryData<OpenedBatchText>(
    [...BATCHES_KEY, "text", change.id],
    (before) => before && { ...before, text: apply(before.text) },
  );
}

/** Changes, stops and deletes; what is shown is read again after each. */
export function useBatchChanges(batchId: string) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: BATCHES_KEY });
  const onError = (error: unknown) => showToast(messageFor(error, MESSAGES.saveFailed));
  const change = useMutation({
    mutationFn: async (changes: { name?: string; question?: string; isPaused?: boolean }) => {
      const { callEndpoint, changeBatch } = await loadApi();
      return callEndpoint(changeBatch, { id: batchId, ...changes });
    },
    onError,
    onSettled: refresh,
  });
  const changeText = useMutation({
    mutationFn: async (changes: TextChange) => {
      const { callEndpoint, changeBatchText } = await loadApi();
      return callEndpoint(changeBatchText, changes);
    },
    onMutate: (changes) => changeShown(client, batchId, changes),
    onError,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async () => {
      const { callEndpoint, deleteBatch } = await loadApi();
      return callEndpoint(deleteBatch, { id: batchId });
    },
    onSuccess: () => {
      client.removeQueries({ queryKey: [...BATCHES_KEY, ONE, batchId] });
      return client.invalidateQueries({ queryKey: [...BATCHES_KEY, "list"] });
    },
  });
  const removeText = useMutation({
    mutationFn: async (id: string) => {
      const { callEndpoint, deleteBatchTexts } = await loadApi();
      return callEndpoint(deleteBatchTexts, { batchId, ids: [id] });
    },
    onError,
    onSettled: refresh,
  });
  return { change, changeText, remove, removeText };
}
