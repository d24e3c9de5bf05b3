import { COMMENT_MAX_CHARS, commentProblem } from "@geulgyeol/contract";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { announce } from "../../shared/ui/announcer.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { FAILED } from "./community-copy.ts";
import { NicknameDialog } from "./nickname-dialog.tsx";
import { keepCommentDraft, readCommentDraft } from "./post-draft.ts";
import { TextArea } from "./text-area.tsx";
import { useRefreshCommunity } from "./use-post.ts";
import { useAsMember, useProfile } from "./use-profile.ts";

interface CommentFormProps {
  readonly postId: string;
  /** Null for a comment on the post itself. */
  readonly parentId: string | null;
  readonly edited?: { readonly id: string; readonly body: string };
  readonly onDone?: () => void;
}

/** Writes or edits a comment or a reply. The input survives reload and sign-in. */
export function CommentForm(props: CommentFormProps) {
  const { parentId, edited, onDone } = props;
  const id = useId();
  const { body, change, send, error, isSending, naming } = useSaveComment(props);
  const asMember = useAsMember();
  const isReply = parentId !== null;
  const label = edited ? "댓글 고치기" : isReply ? "답글 쓰기" : "댓글 쓰기";
  return (
    <form
      id={id}
      noValidate
      aria-label={label}
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        asMember(send);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }
      }}
    >
      <TextArea
        label={label}
        isLabelHidden
        autoFocus={isReply || edited !== undefined}
        rows={isReply || edited ? 3 : 2}
        placeholder={isReply ? "답글을 남겨 보세요" : "댓글을 남겨 보세요"}
        max={COMMENT_MAX_CHARS}
        value={body}
        onChange={(event) => change(event.target.value)}
        error={error}
        actions={
          <span className="flex gap-2">
            {onDone && (
              <Button size="small" onClick={onDone}>
                취소
              </Button>
            )}
            <Button type="submit" size="small" look="primary" disabled={commentProblem(body) !== null} busy={isSending}>
              {edited ? "저장" : "등록"}
            </Button>
          </span>
        }
      />
      {naming && <NicknameDialog nickname={null} onChosen={naming.onChosen} onClose={naming.onClose} />}
    </form>
  );
}

/** The form's text and its submission; users without a nickname choose one first. */
function useSaveComment({ postId, parentId, edited, onDone }: CommentFormProps) {
  const [body, setBody] = useState(() => edited?.body ?? readCommentDraft(postId, parentId));
  const [isNaming, setNaming] = useState(false);
  const profile = useProfile();
  const refresh = useRefreshCommunity();

  function change(next: string) {
    setBody(next);
    if (edited === undefined) keepCommentDraft(postId, parentId, next);
  }

  const mutation = useMutation({
    mutationFn: async () => {
      const { callEndpoint, editComment, writeComment } = await loadApi();
      if (edited) await callEndpoint(editComment, { id: edited.id, body });
      else await callEndpoint(writeComment, { postId, body, ...(parentId !== null && { parentId }) });
    },
    onSuccess: async () => {
      change("");
      announce(edited ? "댓글을 고쳤어요." : "댓글을 남겼어요.");
      await refresh();
      onDone?.();
    },
    onError: (error) => codeOf(error) === "NICKNAME_REQUIRED" && setNaming(true),
  });

  function send() {
    if (profile?.nickname === null) setNaming(true);
    else mutation.mutate();
  }

  const isRefused = mutation.isError && codeOf(mutation.error) !== "NICKNAME_REQUIRED";
  return {
    body,
    change,
    send,
    error: isRefused ? messageFor(mutation.error, FAILED.write) : undefined,
    isSending: mutation.isPending,
    naming: isNaming && { onChosen: mutation.mutate, onClose: () => setNaming(false) },
  };
}
