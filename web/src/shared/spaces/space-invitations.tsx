import type { OpenInvitation } from "@geulgyeol/contract";
import { SPACE_ROLE_NAMES } from "@geulgyeol/wording";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageFor } from "../api/api-failure.ts";
import { loadApi } from "../api/load-api.ts";
import { InvitationCard } from "../ui/invitation-card.tsx";
import { useOwnSpaces } from "./use-own-spaces.ts";

/** The spaces to which somebody invited the user's address. */
export function SpaceInvitations() {
  const { data } = useOwnSpaces();
  return data?.invitations.map((one) => <Invitation key={one.id} invitation={one} />);
}

function Invitation({ invitation: { id, spaceName, role, invitedBy } }: { invitation: OpenInvitation }) {
  const client = useQueryClient();
  const answer = useMutation({
    mutationFn: async (accepts: boolean) => {
      const { callEndpoint, answerSpaceInvitation } = await loadApi();
      return callEndpoint(answerSpaceInvitation, { invitationId: id, accepts });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ["spaces"] }),
  });
  return (
    <InvitationCard
      sending={answer.isPending ? answer.variables : null}
      error={answer.error && messageFor(answer.error, "답하지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
      onAnswer={answer.mutate}
    >
      {invitedBy === null ? "" : `${invitedBy} 님이 `}학교 공간 <b className="font-heading">{spaceName}</b>에
      초대했어요. <span className="text-note text-ink-2">역할은 {SPACE_ROLE_NAMES[role]}이에요.</span>
    </InvitationCard>
  );
}
