import { PostCategory } from "@geulgyeol/contract";
import { z } from "zod";

const Draft = z.object({ category: PostCategory, title: z.string(), body: z.string() });
export type PostDraft = z.infer<typeof Draft>;

const KEY = "geulgyeol.post-draft";
export const EMPTY_DRAFT: PostDraft = { category: "question", title: "", body: "" };

/** The current draft of a post; it survives reload and sign-in, but not the tab. */
export function readPostDraft(): PostDraft {
  try {
    return Draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? "null")).data ?? EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

export function keepPostDraft(draft: PostDraft): void {
  try {
    if (draft.title === "" && draft.body === "") sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Full or blocked storage: the text stays in the form until the page is left.
  }
}

const commentKey = (postId: string, parentId: string | null) => `geulgyeol.comment-draft.${postId}.${parentId ?? ""}`;

export function readCommentDraft(postId: string, parentId: string | null): string {
  try {
    return sessionStorage.getItem(commentKey(postId, parentId)) ?? "";
  } catch {
    return "";
  }
}

export function keepCommentDraft(postId: string, parentId: string | null, body: string): void {
  try {
    if (body === "") sessionStorage.removeItem(commentKey(postId, parentId));
    else sessionStorage.setItem(commentKey(postId, parentId), body);
  } catch {
    // As above.
  }
}
