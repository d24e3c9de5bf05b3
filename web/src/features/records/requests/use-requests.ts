import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { loadApi } from "../../../shared/api/load-api.ts";

const KEY = ["writing-requests"] as const;

export type NewRequest = Parameters<typeof send>[0];

async function send(asked: {
  title: string;
  instructions: string;
  minChars: number | null;
  maxChars: number | null;
  wantsRecord: boolean;
  wantsReplay: boolean;
  acceptsWithoutRecord: boolean;
  dueAt: string;
  keptDays: 30 | 90 | 180;
}) {
  const { callEndpoint, createRequest } = await loadApi();
  return callEndpoint(createRequest, asked);
}

export function useRequests() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const { callEndpoint, listRequests } = await loadApi();
      return (await callEndpoint(listRequests, {}, { signal })).requests;
    },
  });
}

export function useHandIns(id: string) {
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: async ({ signal }) => {
      const { callEndpoint, listHandIns } = await loadApi();
      return callEndpoint(listHandIns, { id }, { signal });
    },
    retry: false,
  });
}

export function useHandIn(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ["hand-in", id],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readHandIn } = await loadApi();
      const read = await callEndpoint(readHandIn, { id }, { signal });
      // It counts as read from now on.
      void client.invalidateQueries({ queryKey: KEY });
      return read;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Makes, changes and deletes requests; the lists follow. */
export function useRequestChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: KEY });
  const create = useMutation({ mutationFn: send, onSuccess });
  const close = useMutation({
    mutationFn: async (change: { id: string; isClosed: boolean }) => {
      const { callEndpoint, changeRequest } = await loadApi();
      return callEndpoint(changeRequest, change);
    },
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: async (id: string) => {
      const { callEndpoint, deleteRequest } = await loadApi();
      return callEndpoint(deleteRequest, { id });
    },
    onSuccess,
  });
  return { create, close, remove };
}
