import type { Billing, PackAnswer, PaymentOutcome, SubscriptionTerms, TestCardBehaviour } from "@geulgyeol/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { codeOf } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { ACCOUNT_KEY } from "../../shared/session/use-account.ts";
import { useSession } from "../../shared/session/use-session.ts";
import type { PackCardOrder, SubscriptionOrder } from "./card-order.ts";

const BILLING_KEY = ["billing"] as const;
const RECEIPTS_KEY = ["receipts"] as const;
/** Polling interval for a payment with an unknown outcome. */
const LOOK_AGAIN_MS = 3_000;

function useUserId(): string | null {
  const session = useSession();
  return session.status === "authenticated" ? session.user.id : null;
}

/** Subscription and card of the signed-in user; polled while a payment's outcome is open. */
export function useBilling() {
  const userId = useUserId();
  return useQuery({
    queryKey: [...BILLING_KEY, userId],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readBilling } = await loadApi();
      return callEndpoint(readBilling, {}, { signal });
    },
    enabled: userId !== null,
    refetchInterval: ({ state }) => (state.data?.subscription?.isChecking ? LOOK_AGAIN_MS : false),
  });
}

export function useReceipts() {
  const userId = useUserId();
  return useQuery({
    queryKey: [...RECEIPTS_KEY, userId],
    queryFn: async ({ signal }) => {
      const { callEndpoint, listReceipts } = await loadApi();
      return callEndpoint(listReceipts, {}, { signal });
    },
    enabled: userId !== null,
  });
}

/** Stores the new billing state, and reloads plan, credits and receipts. */
function useBillingChanged() {
  const client = useQueryClient();
  const userId = useUserId();
  return async (billing: Billing) => {
    const queryKey = [...BILLING_KEY, userId];
    // A request from before the change would return the old state.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, billing);
    void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
    void client.invalidateQueries({ queryKey: RECEIPTS_KEY });
  };
}

/** Reloads the terms after the server rejected the ones shown. */
function useTermsRefused() {
  const client = useQueryClient();
  return (error: unknown) => {
    if (codeOf(error) === "TERMS_CHANGED") void client.invalidateQueries({ queryKey: BILLING_KEY });
  };
}

export interface CardResult {
  readonly outcome: PaymentOutcome;
  readonly message: string | null;
  readonly billing: Billing;
}

export function useGiveCard() {
  const changed = useBillingChanged();
  const termsRefused = useTermsRefused();
  return useMutation({
    mutationFn: async (input: SubscriptionOrder & { billingKey: string }): Promise<CardResult> => {
      const { callEndpoint, giveCard } = await loadApi();
      return callEndpoint(giveCard, input);
    },
    onSuccess: ({ billing }) => changed(billing),
    onError: termsRefused,
  });
}

/**
 * Buys a pack with the card of the gateway's window. The same key is one purchase, so that it is asked again while the
 * outcome is open.
 */
export function usePackPurchase(order: PackCardOrder, billingKey: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ["pack-purchase", billingKey],
    queryFn: async (): Promise<PackAnswer> => {
      const { callEndpoint, buyPack, buySpacePack } = await loadApi();
      const { space, terms } = order;
      const answer =
        space === null
          ? await callEndpoint(buyPack, { billingKey, terms })
          : await callEndpoint(buySpacePack, { id: space, billingKey, terms });
      void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
      void client.invalidateQueries({ queryKey: RECEIPTS_KEY });
      return answer;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data?.outcome === "checking" && !state.error ? LOOK_AGAIN_MS : false),
  });
}

export function useRetryPayment() {
  const changed = useBillingChanged();
  return useMutation({
    mutationFn: async (): Promise<CardResult> => {
      const { callEndpoint, retryPayment } = await loadApi();
      return callEndpoint(retryPayment, {});
    },
    onSuccess: ({ billing }) => changed(billing),
  });
}

export function useCancelOrResume(what: "cancel" | "resume") {
  const changed = useBillingChanged();
  return useMutation({
    mutationFn: async () => {
      const { callEndpoint, cancelSubscription, resumeSubscription } = await loadApi();
      return callEndpoint(what === "cancel" ? cancelSubscription : resumeSubscription, {});
    },
    onSuccess: changed,
  });
}

export function useAcceptTerms() {
  const changed = useBillingChanged();
  const termsRefused = useTermsRefused();
  return useMutation({
    mutationFn: async (terms: SubscriptionTerms) => {
      const { callEndpoint, acceptTerms } = await loadApi();
      return callEndpoint(acceptTerms, terms);
    },
    onSuccess: changed,
    onError: termsRefused,
  });
}

export function useIssueTestCard() {
  return useMutation({
    mutationFn: async (behaviour: TestCardBehaviour) => {
      const { callEndpoint, issueTestCard } = await loadApi();
      return callEndpoint(issueTestCard, { behaviour });
    },
  });
}
