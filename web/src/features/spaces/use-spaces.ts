import type { InvoiceDetails, SpaceRetention, SpaceRole } from "@geulgyeol/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { loadApi } from "../../shared/api/load-api.ts";
import { usePages } from "../../shared/api/use-pages.ts";

const KEY = ["spaces"] as const;

export function useSpace(id: string) {
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readSpace } = await loadApi();
      return callEndpoint(readSpace, { id }, { signal });
    },
    retry: false,
  });
}

export function useSpaceBilling(id: string) {
  return useQuery({
    queryKey: [...KEY, id, "billing"],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readSpaceBilling } = await loadApi();
      return callEndpoint(readSpaceBilling, { id }, { signal });
    },
  });
}

export function useSpaceLog(id: string) {
  return usePages({
    key: [...KEY, id, "log"],
    read: async (cursor, signal) => {
      const { callEndpoint, readSpaceLog } = await loadApi();
      return callEndpoint(readSpaceLog, { id, cursor }, { signal });
    },
  });
}

export function useCreateSpace() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const { callEndpoint, createSpace } = await loadApi();
      return callEndpoint(createSpace, { name });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** What a member may do to a space; everything shown of it follows. */
export type SpaceChange =
  | { readonly what: "invite"; readonly email: string; readonly role: SpaceRole }
  | { readonly what: "role"; readonly memberId: string; readonly role: SpaceRole }
  | { readonly what: "remove"; readonly memberId: string }
  | { readonly what: "name"; readonly name: string }
  | { readonly what: "retention"; readonly retention: SpaceRetention }
  | { readonly what: "invoice"; readonly details: InvoiceDetails }
  | { readonly what: "cancel-invoice"; readonly invoiceId: string }
  | { readonly what: "leave" };

export function useSpaceChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: SpaceChange) => send(id, change),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

async function send(id: string, change: SpaceChange): Promise<void> {
  const { callEndpoint, ...api } = await loadApi();
  switch (change.what) {
    case "invite":
      await callEndpoint(api.inviteToSpace, { id, email: change.email, role: change.role });
      return;
    case "role":
      await callEndpoint(api.changeSpaceMember, { id, memberId: change.memberId, role: change.role });
      return;
    case "remove":
      await callEndpoint(api.removeSpaceMember, { id, memberId: change.memberId });
      return;
    case "name":
      await callEndpoint(api.changeSpace, { id, name: change.name });
      return;
    case "retention":
      await callEndpoint(api.changeSpace, { id, retention: change.retention });
      return;
    case "invoice":
      await callEndpoint(api.requestSpaceInvoice, { id, details: change.details });
      return;
    case "cancel-invoice":
      await callEndpoint(api.cancelSpaceInvoice, { id, invoiceId: change.invoiceId });
      return;
    case "leave":
      await callEndpoint(api.leaveSpace, { id });
  }
}

/** The answer is kept by the page, since the space is gone afterwards. */
export function useDeleteSpace(id: string) {
  return useMutation({
    mutationFn: async (name: string) => {
      const { callEndpoint, deleteSpace } = await loadApi();
      return callEndpoint(deleteSpace, { id, name });
    },
  });
}

export function useInvitation(token: string) {
  const client = useQueryClient();
  const invitation = useQuery({
    queryKey: ["space-invitation", token],
    queryFn: async ({ signal }) => {
      const { callEndpoint, openInvitation } = await loadApi();
      return callEndpoint(openInvitation, { token }, { signal });
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const accept = useMutation({
    mutationFn: async () => {
      const { callEndpoint, acceptInvitation } = await loadApi();
      return callEndpoint(acceptInvitation, { token });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return { invitation, accept };
}

/** The classes of a space with their leads, for its owners. */
export function useSpaceClasses(id: string) {
  return useQuery({
    queryKey: [...KEY, id, "classes"],
    queryFn: async ({ signal }) => {
      const { callEndpoint, listSpaceClasses } = await loadApi();
      return callEndpoint(listSpaceClasses, { id }, { signal });
    },
  });
}

export function useMoveClass(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: { readonly classId: string; readonly memberId: string }) => {
      const { callEndpoint, moveSpaceClass } = await loadApi();
      return callEndpoint(moveSpaceClass, { id, ...given });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
