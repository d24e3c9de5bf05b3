import type { AnalysisSource, PupilAssignment, PupilReceipt, WritingRecord } from "@geulgyeol/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { codeOf } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";

/** A record that goes with a text. */
interface AttachedRecord {
  readonly record: WritingRecord;
  /** The text with which it ends. */
  readonly text: string;
  readonly sessions: number;
  readonly activeMinutes: number;
}

/** The text that is about to be handed in. */
export interface Content {
  readonly text: string;
  readonly source: AnalysisSource;
  readonly attached: AttachedRecord | null;
}

interface RecordSlotProps {
  readonly text: string;
  readonly attached: AttachedRecord | null;
  readonly onAttach: (attached: AttachedRecord | null) => void;
}
/** Offers the records on this device; another feature keeps them. */
export type RecordSlot = (props: RecordSlotProps) => ReactNode;

export function useAssignment(token: string) {
  return useQuery<PupilAssignment>({
    queryKey: ["pupil-assignment", token],
    queryFn: async ({ signal }) => {
      const { callEndpoint, openAssignment } = await loadApi();
      return callEndpoint(openAssignment, { token }, { signal });
    },
    refetchOnWindowFocus: false,
    retry: false,
  });
}

const receiptKey = (receipt: string | null) => ["pupil-receipt", receipt] as const;

export function useReceipt(receipt: string | null) {
  return useQuery<PupilReceipt>({
    queryKey: receiptKey(receipt),
    queryFn: async ({ signal }) => {
      const { callEndpoint, readPupilReceipt } = await loadApi();
      return callEndpoint(readPupilReceipt, { receipt: receipt ?? "" }, { signal });
    },
    enabled: receipt !== null,
    retry: false,
    gcTime: 0,
  });
}

interface Whose {
  readonly receipt: string;
  readonly number: number;
  readonly name: string;
  readonly agrees: boolean;
  readonly guardianAgrees: boolean;
}

const sent = ({ text, source, attached }: Content) => ({
  text,
  source,
  writing: attached && { record: attached.record, showsReplay: false },
});

/** A text whose answer was lost has arrived all the same: what is sent with its receipt number then replaces it. */
export function useHandIn(token: string) {
  return useMutation({
    mutationFn: async ({ content, ...whose }: Whose & { content: Content }) => {
      const { callEndpoint, handInPupilText, replacePupilText } = await loadApi();
      try {
        return await callEndpoint(handInPupilText, { token, ...whose, ...sent(content) });
      } catch (error) {
        if (codeOf(error) !== "NUMBER_HANDED_IN") throw error;
        return callEndpoint(replacePupilText, { receipt: whose.receipt, ...sent(content) }).catch((second: unknown) => {
          throw codeOf(second) === "NOT_FOUND" ? error : second;
        });
      }
    },
  });
}

export function useReplace(receipt: string) {
  return useMutation({
    mutationFn: async (content: Content) => {
      const { callEndpoint, replacePupilText } = await loadApi();
      return callEndpoint(replacePupilText, { receipt, ...sent(content) });
    },
  });
}

export function useWithdraw(receipt: string) {
  return useMutation({
    mutationFn: async () => {
      const { callEndpoint, withdrawPupilText } = await loadApi();
      return callEndpoint(withdrawPupilText, { receipt });
    },
  });
}

/** The link or the number is unknown; other errors can be tried again. */
export function isUnknown(error: unknown): boolean {
  return ["NOT_FOUND", "INVALID_REQUEST"].includes(codeOf(error) ?? "");
}
