import { z } from "zod";
import { countCharacters } from "../analysis/text-length.ts";
import { endpoint } from "../api/endpoint.ts";
import { POST_CATEGORIES } from "../enums.ts";
import type { ErrorCode } from "../errors.ts";
import {
  COMMENT_MAX_CHARS,
  COMMENTS_PER_PAGE,
  COMMUNITY_SEARCH_MAX_CHARS,
  NICKNAME_MAX_CHARS,
  NICKNAME_MIN_CHARS,
  POST_BODY_MAX_CHARS,
  POST_TITLE_MAX_CHARS,
  POSTS_PER_PAGE,
  UNITS_PER_CHARACTER,
} from "../limits.ts";
import { ResultSnapshot } from "../sharing/sharing.ts";

const PUBLIC_READING = ["INVALID_REQUEST", "RATE_LIMITED", "INTERNAL_ERROR"] as const satisfies readonly ErrorCode[];
/** Errors of any endpoint that changes the community. */
export const COMMUNITY_CHANGING = [
  "INVALID_JSON",
  "INVALID_REQUEST",
  "INVALID_UNICODE",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "LOGIN_REQUIRED",
  "CONSENT_PENDING",
  "ACCOUNT_BLOCKED",
  "FORBIDDEN_ORIGIN",
  "RATE_LIMITED",
  "INTERNAL_ERROR",
] as const satisfies readonly ErrorCode[];
const WRITING_POST = [
  "TITLE_EMPTY",
  "TITLE_TOO_LONG",
  "POST_EMPTY",
  "POST_TOO_LONG",
  "TOO_MANY_LINKS",
  "NICKNAME_REQUIRED",
  "EMAIL_NOT_VERIFIED",
  "PRO_REQUIRED",
  "NOT_FOUND",
] as const satisfies readonly ErrorCode[];
const WRITING_COMMENT = [
  "COMMENT_EMPTY",
  "COMMENT_TOO_LONG",
  "TOO_MANY_LINKS",
  "NICKNAME_REQUIRED",
  "NOT_FOUND",
  "POST_HIDDEN",
] as const satisfies readonly ErrorCode[];

const Id = z.string().min(1).max(64);
const Count = z.number().int().nonnegative();
/** ISO 8601, UTC. */
const Moment = z.string();
const Nothing = z.object({});

export const PostCategory = z.enum(POST_CATEGORIES);
export type PostCategory = z.infer<typeof PostCategory>;

export const PostSort = z.enum(["new", "popular", "comments"]);
export type PostSort = z.infer<typeof PostSort>;

export const Author = z.object({
  nickname: z.string(),
  isModerator: z.boolean(),
});

/** Why moderators hid it; shown only to its writer and moderators. */
export const Hidden = z.object({ reason: z.string(), at: Moment });

export const PostSummary = z.object({
  id: Id,
  category: PostCategory,
  title: z.string(),
  author: Author,
  createdAt: Moment,
  likeCount: Count,
  commentCount: Count,
  viewCount: Count,
  hasResult: z.boolean(),
  hidden: Hidden.nullable(),
});
export type PostSummary = z.infer<typeof PostSummary>;

export const Post = PostSummary.extend({
  /** As written; `COMMUNITY_MARKDOWN` defines what is rendered. */
  body: z.string(),
  editedAt: Moment.nullable(),
  /** As it was when attached; it stays when the analysis is deleted. */
  result: ResultSnapshot.nullable(),
  isMine: z.boolean(),
  isLiked: z.boolean(),
  isReported: z.boolean(),
});
export type Post = z.infer<typeof Post>;

export const CommentState = z.enum(["shown", "hidden", "deleted"]);

export const Comment = z.object({
  id: Id,
  /** Null for a comment on the post itself. */
  parentId: Id.nullable(),
  state: CommentState,
  /** Null if only a placeholder is left, above its replies. */
  author: Author.nullable(),
  body: z.string().nullable(),
  createdAt: Moment,
  editedAt: Moment.nullable(),
  isMine: z.boolean(),
  isReported: z.boolean(),
  hidden: Hidden.nullable(),
});
export type Comment = z.infer<typeof Comment>;

const Cursor = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,15})?$/)
  .optional();

export const listPosts = endpoint({
  method: "GET",
  path: "/api/community/posts",
  summary: "Posts of the community; anybody may read.",
  request: z.object({
    category: PostCategory.optional(),
    sort: PostSort.default("new"),
    /** Each word must occur in the title or the text, regardless of spaces. */
    query: z.string().max(COMMUNITY_SEARCH_MAX_CHARS).optional(),
    /** "true": only the caller's own posts, hidden ones included. */
    mine: z.enum(["true", "false"]).default("false"),
    /** `nextCursor` of the previous page. */
    cursor: Cursor,
    limit: z.coerce.number().int().min(1).max(50).default(POSTS_PER_PAGE),
  }),
  response: z.object({ posts: z.array(PostSummary), nextCursor: z.string().nullable() }),
  errors: PUBLIC_READING,
});

export const readPost = endpoint({
  method: "GET",
  path: "/api/community/post",
  summary: "One post; a hidden one only for its writer and for moderators.",
  request: z.object({ id: Id }),
  response: Post,
  errors: [...PUBLIC_READING, "NOT_FOUND"],
});

const Draft = z.object({
  category: PostCategory,
  title: z.string().max(POST_TITLE_MAX_CHARS * UNITS_PER_CHARACTER),
  body: z.string().max(POST_BODY_MAX_CHARS * UNITS_PER_CHARACTER),
});
const CommentBody = z.string().max(COMMENT_MAX_CHARS * UNITS_PER_CHARACTER);

/** Lengths are checked outside the schema, by `postProblem`, since each rule has its own error code. */
export const writePost = endpoint({
  method: "POST",
  path: "/api/community/posts",
  summary: "Write a post, with an analysis of one's own if wanted.",
  request: Draft.extend({ result: z.object({ analysisId: Id, withExcerpt: z.boolean() }).optional() }),
  response: z.object({ id: Id }),
  errors: [...COMMUNITY_CHANGING, ...WRITING_POST],
});

export const editPost = endpoint({
  method: "PATCH",
  path: "/api/community/posts",
  summary: "Change a post of one's own; it is marked as edited.",
  request: Draft.extend({
    id: Id,
    /** "keep" keeps the attachment, null removes it. */
    result: z
      .union([z.literal("keep"), z.null(), z.object({ analysisId: Id, withExcerpt: z.boolean() })])
      .default("keep"),
  }),
  response: Nothing,
  errors: [...COMMUNITY_CHANGING, ...WRITING_POST],
});

export const deletePost = endpoint({
  method: "DELETE",
  path: "/api/community/posts",
  summary: "Delete a post of one's own with its comments.",
  request: z.object({ id: Id }),
  response: Nothing,
  errors: [...COMMUNITY_CHANGING, "NOT_FOUND"],
});

export const likePost = endpoint({
  method: "PUT",
  path: "/api/community/likes",
  summary: "Like a post, or take the like back; the same twice changes nothing.",
  request: z.object({ postId: Id, liked: z.boolean() }),
  response: z.object({ liked: z.boolean(), likeCount: Count }),
  errors: [...COMMUNITY_CHANGING, "NOT_FOUND"],
});

export const listComments = endpoint({
  method: "GET",
  path: "/api/community/comments",
  summary: "Comments of a post, oldest first, each followed by its replies.",
  request: z.object({
    postId: Id,
    cursor: Cursor,
    limit: z.coerce.number().int().min(1).max(100).default(COMMENTS_PER_PAGE),
  }),
  response: z.object({ comments: z.array(Comment), nextCursor: z.string().nullable() }),
  errors: [...PUBLIC_READING, "NOT_FOUND"],
});

export const writeComment = endpoint({
  method: "POST",
  path: "/api/community/comments",
  summary: "Comment on a post, or reply to a comment on it.",
  request: z.object({ postId: Id, parentId: Id.optional(), body: CommentBody }),
  response: Comment,
  errors: [...COMMUNITY_CHANGING, ...WRITING_COMMENT, "REPLY_TOO_DEEP"],
});

export const editComment = endpoint({
  method: "PATCH",
  path: "/api/community/comments",
  summary: "Change a comment of one's own; it is marked as edited.",
  request: z.object({ id: Id, body: CommentBody }),
  response: Nothing,
  errors: [...COMMUNITY_CHANGING, ...WRITING_COMMENT],
});

export const deleteComment = endpoint({
  method: "DELETE",
  path: "/api/community/comments",
  summary: "Delete a comment of one's own; above replies its place stays.",
  request: z.object({ id: Id }),
  response: Nothing,
  errors: [...COMMUNITY_CHANGING, "NOT_FOUND"],
});

export const CommunityProfile = z.object({
  /** Null until one is chosen. */
  nickname: z.string().nullable(),
  isModerator: z.boolean(),
  /** The user's limits on posting, named like `LINKS_PER_TEXT`. */
  standing: z.enum(["new", "settled"]),
});
export type CommunityProfile = z.infer<typeof CommunityProfile>;

export const readCommunityProfile = endpoint({
  method: "GET",
  path: "/api/community/profile",
  summary: "Under which name one writes, and what one may do.",
  request: z.object({}),
  response: CommunityProfile,
  errors: ["LOGIN_REQUIRED", "CONSENT_PENDING", "RATE_LIMITED", "INTERNAL_ERROR"],
});

export const chooseNickname = endpoint({
  method: "PUT",
  path: "/api/community/profile",
  summary: "Choose the name that stands beside what one writes; each name once.",
  request: z.object({ nickname: z.string().max(NICKNAME_MAX_CHARS * UNITS_PER_CHARACTER) }),
  response: z.object({ nickname: z.string() }),
  errors: [...COMMUNITY_CHANGING, "NICKNAME_NOT_ALLOWED", "NICKNAME_TAKEN"],
});

/** Why these words cannot be a post, or null. Server and page use the same function. */
export function postProblem({
  title,
  body,
}: {
  title: string;
  body: string;
}): Extract<ErrorCode, "TITLE_EMPTY" | "TITLE_TOO_LONG" | "POST_EMPTY" | "POST_TOO_LONG"> | null {
  if (isBlank(title)) return "TITLE_EMPTY";
  if (countCharacters(title.trim()) > POST_TITLE_MAX_CHARS) return "TITLE_TOO_LONG";
  if (isBlank(body)) return "POST_EMPTY";
  return countCharacters(body) > POST_BODY_MAX_CHARS ? "POST_TOO_LONG" : null;
}

export function commentProblem(body: string): Extract<ErrorCode, "COMMENT_EMPTY" | "COMMENT_TOO_LONG"> | null {
  if (isBlank(body)) return "COMMENT_EMPTY";
  return countCharacters(body) > COMMENT_MAX_CHARS ? "COMMENT_TOO_LONG" : null;
}

/** No visible text: only white space, zero-width characters and fillers. */
function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\u115f\u1160\u3164\uffa0]*$/u.test(text);
}

const NICKNAME = new RegExp(`^[가-힣a-zA-Z0-9_]{${NICKNAME_MIN_CHARS},${NICKNAME_MAX_CHARS}}$`);
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  i: "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};

/** Lower case, with each digit replaced by the letter that it resembles. */
function foldLatin(name: string): string {
  return name.toLowerCase().replace(/[013457i]/g, (character) => LOOK_ALIKES[character] ?? character);
}

/** Names that imitate the service's staff, including look-alike spellings. */
const RESERVED_KOREAN = /글결|운영[자좌쟈진팀]|관리[자좌쟈팀]|고객센[터타]|탈퇴한/;
const RESERVED_LATIN = ["geulgyeol", "admin", "moderator", "operator", "official"].map(foldLatin);

/** Whether a name (NFC, trimmed) may be shown with a post: unambiguous letters, and not a staff name. */
export function isAllowedNickname(nickname: string): boolean {
  if (!NICKNAME.test(nickname)) return false;
  const joined = nickname.replaceAll("_", "");
  const latin = foldLatin(joined);
  return !RESERVED_KOREAN.test(joined) && !RESERVED_LATIN.some((word) => latin.includes(word));
}
