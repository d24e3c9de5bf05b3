import {
  POST_BODY_MAX_CHARS,
  POST_TITLE_MAX_CHARS,
  type Post,
  type PostCategory,
  postProblem,
} from "@geulgyeol/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { Segmented } from "../../shared/ui/segmented.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { TextField } from "../../shared/ui/text-field.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { CATEGORY_NAMES, FAILED } from "./community-copy.ts";
import { Markdown } from "./markdown.tsx";
import { NicknameDialog } from "./nickname-dialog.tsx";
import { EMPTY_DRAFT, keepPostDraft, type PostDraft, readPostDraft } from "./post-draft.ts";
import { type Choice, ResultPicker } from "./result-picker.tsx";
import { TextArea } from "./text-area.tsx";
import { useRefreshCommunity } from "./use-post.ts";
import { useAsMember, useProfile } from "./use-profile.ts";

const CATEGORIES = Object.entries(CATEGORY_NAMES).map(([value, label]) => ({ value: value as PostCategory, label }));

/** Writes or edits a post. The input survives reload and sign-in. */
export function WritePage({ edited }: { edited?: Post }) {
  const [draft, change] = usePostDraft(edited);
  const [choice, setChoice] = useState<Choice>(edited?.result ? "keep" : null);
  const [naming, setNaming] = useState<"first" | "change" | null>(null);
  const asMember = useAsMember();
  const profile = useProfile();
  const { save, isSaving, problem } = useSavePost({
    edited,
    draft,
    choice,
    onNicknameMissing: () => setNaming("first"),
  });
  return (
    <div className="mx-auto max-w-[760px]">
      <h1 className="text-title-1 font-bold">{edited ? "글 고치기" : "글쓰기"}</h1>
      {profile?.nickname && <NicknameLine nickname={profile.nickname} onChange={() => setNaming("change")} />}
      <form
        noValidate
        className={`mt-5 flex flex-col gap-5 px-5 py-6 sm:px-7 ${CARD}`}
        onSubmit={(event) => {
          event.preventDefault();
          asMember(() => (profile?.nickname === null ? setNaming("first") : save()));
        }}
      >
        <CategoryField category={draft.category} onChange={(category) => change({ category })} />
        <TextField
          label="제목"
          value={draft.title}
          maxLength={POST_TITLE_MAX_CHARS}
          onChange={(event) => change({ title: event.target.value })}
          error={problem?.isOfTitle ? problem.message : undefined}
        />
        <BodyField body={draft.body} onChange={(body) => change({ body })} />
        <ResultPicker attached={edited?.result ?? null} choice={choice} onChoose={setChoice} />
        {problem && !problem.isOfTitle && (
          <Alert tone="danger" role="alert">
            {problem.message}
          </Alert>
        )}
        <div className="flex justify-end gap-2">
          <ButtonLink to={edited ? `/community/post/${edited.id}` : "/community"}>취소</ButtonLink>
          <Button type="submit" look="primary" disabled={postProblem(draft) !== null} busy={isSaving}>
            {edited ? "저장" : "올리기"}
          </Button>
        </div>
        {naming !== null && (
          <NicknameDialog
            nickname={naming === "first" ? null : (profile?.nickname ?? null)}
            {...(naming === "first" && { onChosen: save })}
            onClose={() => setNaming(null)}
          />
        )}
      </form>
    </div>
  );
}

function NicknameLine({ nickname, onChange }: { nickname: string; onChange: () => void }) {
  return (
    <p className="mt-1 text-ink-2">
      보이는 별명: <b className="font-semibold text-ink">{nickname}</b>{" "}
      <button type="button" className={TEXT_LINK} onClick={onChange}>
        별명 바꾸기
      </button>
    </p>
  );
}

function CategoryField({ category, onChange }: { category: PostCategory; onChange: (next: PostCategory) => void }) {
  return (
    <div>
      <p className="mb-1.5 text-note font-semibold" aria-hidden>
        갈래
      </p>
      <Segmented label="갈래" value={category} onChange={onChange} options={CATEGORIES} />
    </div>
  );
}

/** The text, or its preview. */
function BodyField({ body, onChange }: { body: string; onChange: (next: string) => void }) {
  const [isPreview, setPreview] = useState(false);
  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-2">
        <Segmented
          label="보기"
          value={isPreview ? "preview" : "write"}
          onChange={(next) => setPreview(next === "preview")}
          options={[
            { value: "write", label: "쓰기" },
            { value: "preview", label: "미리보기" },
          ]}
        />
        <span className="text-label text-ink-3 max-sm:hidden">**굵게** · - 목록 · &gt; 인용 · [글](주소)</span>
      </div>
      {isPreview ? (
        <section aria-label="미리보기" className="min-h-60 rounded-md border border-line px-3.5 py-3">
          {body.trim() === "" ? <p className="text-ink-3">아직 쓴 글이 없어요.</p> : <Markdown text={body} />}
        </section>
      ) : (
        <TextArea
          label="글"
          isLabelHidden
          placeholder="함께 이야기하고 싶은 것을 적어 주세요."
          className="min-h-60"
          max={POST_BODY_MAX_CHARS}
          value={body}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}

/** A new post restores the saved draft; editing a post uses no draft. */
function usePostDraft(edited: Post | undefined) {
  const [draft, setDraft] = useState<PostDraft>(() => edited ?? readPostDraft());

  function change(next: Partial<PostDraft>) {
    const all = { ...draft, ...next };
    setDraft(all);
    if (edited === undefined) keepPostDraft({ category: all.category, title: all.title, body: all.body });
  }

  return [draft, change] as const;
}

interface SavePost {
  readonly edited: Post | undefined;
  readonly draft: PostDraft;
  readonly choice: Choice;
  readonly onNicknameMissing: () => void;
}

/** Sends the post and shows it. */
function useSavePost({ edited, draft, choice, onNicknameMissing }: SavePost) {
  const navigate = useNavigate();
  const refresh = useRefreshCommunity();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const { callEndpoint, editPost, writePost } = await loadApi();
      const words = { category: draft.category, title: draft.title, body: draft.body };
      if (edited) {
        await callEndpoint(editPost, { id: edited.id, ...words, result: choice });
        return edited.id;
      }
      const result = choice === null || choice === "keep" ? {} : { result: choice };
      return (await callEndpoint(writePost, { ...words, ...result })).id;
    },
    onSuccess: async (id) => {
      if (edited === undefined) keepPostDraft(EMPTY_DRAFT);
      await refresh();
      await navigate(`/community/post/${id}`, { replace: true });
      showToast(edited ? "글을 고쳤어요." : "글을 올렸어요.");
    },
    onError: (refusal) => codeOf(refusal) === "NICKNAME_REQUIRED" && onNicknameMissing(),
  });
  const code = codeOf(error);
  const problem =
    error === null || code === "NICKNAME_REQUIRED"
      ? null
      : { message: messageFor(error, FAILED.write), isOfTitle: code?.startsWith("TITLE") === true };
  return { save: () => mutate(), isSaving: isPending, problem };
}
