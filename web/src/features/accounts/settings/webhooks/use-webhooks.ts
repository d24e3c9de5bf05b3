import type { ListedDelivery, Webhook } from "@geulgyeol/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { loadApi } from "../../../../shared/api/load-api.ts";

const WEBHOOKS_KEY = ["webhooks"] as const;
const deliveriesKey = (id: string) => [...WEBHOOKS_KEY, id, "deliveries"] as const;

/** While an event waits for its first attempt, and while it is tried again, in milliseconds. */
const SENT_SOON_MS = 2_000;
const SENT_LATER_MS = 10_000;

/** The user's webhooks; null until loaded. */
export function useWebhooks(): { webhooks: readonly Webhook[] | null; isError: boolean; retry: () => void } {
  const { data, isError, refetch } = useQuery({
    queryKey: WEBHOOKS_KEY,
    queryFn: async ({ signal }) => {
      const { callEndpoint, listWebhooks } = await loadApi();
      return callEndpoint(listWebhooks, {}, { signal });
    },
    staleTime: 0,
  });
  return { webhooks: data?.webhooks ?? null, isError: isError && !data, retry: () => void refetch() };
}

/** The newest deliveries of a webhook, looked at again while one is on its way. */
export function useDeliveries({ id, disabledAt }: Webhook) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: deliveriesKey(id),
    queryFn: async ({ signal }) => {
      const { callEndpoint, listWebhookDeliveries } = await loadApi();
      return callEndpoint(listWebhookDeliveries, { id }, { signal });
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (disabledAt === null && state.data ? pauseBefore(state.data.deliveries) : false),
  });
  const { data } = query;
  // What became of a delivery may have switched the webhook off.
  const outcomes = data?.deliveries.map(({ id: one, state, attempts }) => `${one} ${state} ${attempts}`).join();
  useEffect(() => {
    if (outcomes) void client.invalidateQueries({ queryKey: WEBHOOKS_KEY, exact: true });
  }, [client, outcomes]);
  return query;
}

function pauseBefore(deliveries: readonly ListedDelivery[]): number | false {
  const waiting = deliveries.filter(({ state }) => state === "waiting");
  if (waiting.length === 0) return false;
  return waiting.some(({ attempts }) => attempts === 0) ? SENT_SOON_MS : SENT_LATER_MS;
}

export function useCreateWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (url: string) => {
      const { callEndpoint, createWebhook } = await loadApi();
      return callEndpoint(createWebhook, { url });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: WEBHOOKS_KEY, exact: true }),
    // The secret must not stay in memory after its dialog is closed.
    gcTime: 0,
  });
}

export function useDeleteWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { callEndpoint, deleteWebhook } = await loadApi();
      return callEndpoint(deleteWebhook, { id });
    },
    onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS_KEY, exact: true }),
  });
}

export type WebhookAct = "test" | "pause" | "resume" | { readonly resend: string };

/** What is done with a webhook in its row, one act after the other. */
export function useWebhookAct(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (act: WebhookAct) => {
      const { callEndpoint, resendWebhookDelivery, switchWebhook, testWebhook } = await loadApi();
      if (act === "test") return callEndpoint(testWebhook, { id });
      if (act === "pause" || act === "resume") return callEndpoint(switchWebhook, { id, isOn: act === "resume" });
      return callEndpoint(resendWebhookDelivery, { id: act.resend });
    },
    onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS_KEY }),
  });
}
