import { NICKNAME_MAX_CHARS } from "@geulgyeol/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { TextField } from "../../shared/ui/text-field.tsx";
import { useRefreshCommunity } from "./use-post.ts";
import { useRefreshProfile } from "./use-profile.ts";

interface NicknameDialogProps {
  readonly nickname: string | null;
  readonly onChosen?: () => void;
  readonly onClose: () => void;
}

/** Asks for the nickname before the first post, and to change it later. */
export function NicknameDialog({ nickname, onChosen, onClose }: NicknameDialogProps) {
  const [wish, setWish] = useState(nickname ?? "");
  const refreshProfile = useRefreshProfile();
  const refreshCommunity = useRefreshCommunity();
  const mutation = useMutation({
    mutationFn: async () => {
      const { callEndpoint, chooseNickname } = await loadApi();
      await callEndpoint(chooseNickname, { nickname: wish });
      await Promise.all([refreshProfile(), refreshCommunity()]);
    },
    onSuccess: () => {
      onClose();
      onChosen?.();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={nickname === null ? "별명을 정해 주세요" : "별명 바꾸기"}
      description="글과 댓글 옆에 이름 대신 보여요. 이메일과 이름은 보이지 않아요."
    >
      <form
        noValidate
        className="mt-5 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog is rendered elsewhere on the page but stays a React child of the form that opened it.
          event.stopPropagation();
          mutation.mutate();
        }}
      >
        <TextField
          label="별명"
          autoComplete="nickname"
          maxLength={NICKNAME_MAX_CHARS}
          help="한글, 영문, 숫자, 밑줄로 2자에서 16자까지"
          value={wish}
          onChange={(event) => setWish(event.target.value)}
          error={mutation.isError ? messageFor(mutation.error, MESSAGES.saveFailed) : undefined}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" look="primary" busy={mutation.isPending}>
            정하기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
