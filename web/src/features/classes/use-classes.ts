import type * as contract from "@geulgyeol/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { loadApi } from "../../shared/api/load-api.ts";
import { saveFile } from "../../shared/ui/save-file.ts";

const KEY = ["classes"] as const;
/** While texts wait for their judgement the list is asked for again. */
const WAITING_MS = 3_000;
const QUIET_MS = 60_000;

type Input<Endpoint extends { readonly request: z.ZodType }> = z.input<Endpoint["request"]>;

export function useClasses() {
  return useQuery({
    queryKey: [...KEY, "list"],
    queryFn: async ({ signal }) => {
      const { callEndpoint, listClasses } = await loadApi();
      return callEndpoint(listClasses, {}, { signal });
    },
  });
}

export function useClass(id: string) {
  return useQuery({
    queryKey: [...KEY, "class", id],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readClass } = await loadApi();
      return callEndpoint(readClass, { id }, { signal });
    },
    retry: false,
  });
}

const isWaiting = ({ handIn }: contract.PupilRow) =>
  handIn?.text.state === "waiting" || handIn?.text.state === "judging";

export function useAssignment(id: string | null) {
  return useQuery({
    queryKey: [...KEY, "assignment", id],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readAssignment } = await loadApi();
      return callEndpoint(readAssignment, { id: id ?? "" }, { signal });
    },
    enabled: id !== null,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.rows.some(isWaiting) ? WAITING_MS : QUIET_MS),
  });
}

export function usePupilText(id: string) {
  return useQuery({
    queryKey: [...KEY, "text", id],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readPupilText } = await loadApi();
      return callEndpoint(readPupilText, { id }, { signal });
    },
    retry: false,
    refetchInterval: ({ state }) =>
      ["waiting", "judging"].includes(state.data?.handIn.text.state ?? "") ? WAITING_MS : false,
  });
}

/** Runs a change; what is shown of classes is then asked for again. */
function useChange<Given, Answer>(work: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: work, onSuccess: () => client.invalidateQueries({ queryKey: KEY }) });
}

export const useCreateClass = () =>
  useChange(async (given: Input<typeof contract.createClass>) => {
    const { callEndpoint, createClass } = await loadApi();
    return callEndpoint(createClass, given);
  });

export const useChangeClass = () =>
  useChange(async (given: Input<typeof contract.changeClass>) => {
    const { callEndpoint, changeClass } = await loadApi();
    return callEndpoint(changeClass, given);
  });

export const useDeleteClass = () =>
  useChange(async (given: Input<typeof contract.deleteClass>) => {
    const { callEndpoint, deleteClass } = await loadApi();
    return callEndpoint(deleteClass, given);
  });

export const useSaveRoster = () =>
  useChange(async (given: Input<typeof contract.saveRoster>) => {
    const { callEndpoint, saveRoster } = await loadApi();
    return callEndpoint(saveRoster, given);
  });

export const useInviteTeacher = () =>
  useChange(async (given: Input<typeof contract.inviteTeacher>) => {
    const { callEndpoint, inviteTeacher } = await loadApi();
    return callEndpoint(inviteTeacher, given);
  });

export const useChangeTeacher = () =>
  useChange(async (given: Input<typeof contract.changeTeacher>) => {
    const { callEndpoint, changeTeacher } = await loadApi();
    return callEndpoint(changeTeacher, given);
  });

export const useRemoveTeacher = () =>
  useChange(async (given: Input<typeof contract.removeTeacher>) => {
    const { callEndpoint, removeTeacher } = await loadApi();
    return callEndpoint(removeTeacher, given);
  });

export const useAnswerInvitation = () =>
  useChange(async (given: Input<typeof contract.answerInvitation>) => {
    const { callEndpoint, answerInvitation } = await loadApi();
    return callEndpoint(answerInvitation, given);
  });

export const useLeaveClass = () =>
  useChange(async (id: string) => {
    const { callEndpoint, leaveClass } = await loadApi();
    return callEndpoint(leaveClass, { id });
  });

export const useHandOver = () =>
  useChange(async (given: Input<typeof contract.handOverClass>) => {
    const { callEndpoint, handOverClass } = await loadApi();
    return callEndpoint(handOverClass, given);
  });

export const useAnswerHandOver = () =>
  useChange(async (given: Input<typeof contract.answerHandOver>) => {
    const { callEndpoint, answerHandOver } = await loadApi();
    return callEndpoint(answerHandOver, given);
  });

/** Pupils of the same name in the teacher's other classes. */
export function useSamePupils(id: string | null) {
  return useQuery({
    queryKey: [...KEY, "same-pupils", id],
    queryFn: async ({ signal }) => {
      const { callEndpoint, listSamePupils } = await loadApi();
      return callEndpoint(listSamePupils, { id: id ?? "" }, { signal });
    },
    enabled: id !== null,
    retry: false,
  });
}

export const useLinkPupil = () =>
  useChange(async (given: Input<typeof contract.linkPupil>) => {
    const { callEndpoint, linkPupil } = await loadApi();
    return callEndpoint(linkPupil, given);
  });

export const useCreateAssignment = () =>
  useChange(async (given: Input<typeof contract.createAssignment>) => {
    const { callEndpoint, createAssignment } = await loadApi();
    return callEndpoint(createAssignment, given);
  });

export const useChangeAssignment = () =>
  useChange(async (given: Input<typeof contract.changeAssignment>) => {
    const { callEndpoint, changeAssignment } = await loadApi();
    return callEndpoint(changeAssignment, given);
  });

export const useRenewLink = () =>
  useChange(async (id: string) => {
    const { callEndpoint, renewAssignmentLink } = await loadApi();
    return callEndpoint(renewAssignmentLink, { id });
  });

export const useDeleteAssignment = () =>
  useChange(async (id: string) => {
    const { callEndpoint, deleteAssignment } = await loadApi();
    return callEndpoint(deleteAssignment, { id });
  });

export const useExtendDeadline = () =>
  useChange(async (given: Input<typeof contract.extendDeadline>) => {
    const { callEndpoint, extendDeadline } = await loadApi();
    return callEndpoint(extendDeadline, given);
  });

export const useConfirmPupil = () =>
  useChange(async (given: Input<typeof contract.confirmPupil>) => {
    const { callEndpoint, confirmPupil } = await loadApi();
    return callEndpoint(confirmPupil, given);
  });

export const useDeletePupilText = () =>
  useChange(async (id: string) => {
    const { callEndpoint, deletePupilText } = await loadApi();
    return callEndpoint(deletePupilText, { id });
  });

export const useReview = () =>
  useChange(async (given: Input<typeof contract.reviewPupilText>) => {
    const { callEndpoint, reviewPupilText } = await loadApi();
    return callEndpoint(reviewPupilText, given);
  });

/** Saves the whole class as a zip. */
export const useExportClass = () =>
  useMutation({
    mutationFn: async ({ id, name }: { readonly id: string; readonly name: string }) => {
      const { callForFile, exportClass } = await loadApi();
      const { blob } = await callForFile(exportClass, { id });
      saveFile(`${name.replace(/[\\/:*?"<>|]/g, " ").trim()}.zip`, blob);
    },
  });

/** Earlier texts of the same pupil, for the comparison. */
export async function fetchEarlierTexts(id: string, signal: AbortSignal) {
  const { callEndpoint, readEarlierTexts } = await loadApi();
  return callEndpoint(readEarlierTexts, { id }, { signal });
}
