import { z } from "zod";
import { endpoint } from "../api/endpoint.ts";
import { COMMUNITY_TARGETS, MODERATION_ACTIONS, NOTIFICATION_KINDS, REPORT_REASONS } from "../enums.ts";
import {
  MODERATION_PER_PAGE,
  MODERATION_REASON_MAX_CHARS,
  NOTIFICATIONS_PER_PAGE,
  REPORT_DETAIL_MAX_CHARS,
  UNITS_PER_CHARACTER,
} from "../limits.ts";
import { Author, COMMUNITY_CHANGING, Hidden, PostCategory } from "./community.ts";

const Id = z.string().min(1).max(64);
const Count = z.number().int().nonnegative();
/** ISO 8601, UTC. */
const Moment = z.string();
const Cursor = z
  .string()
  .regex(/^\d{1,15}$/)
  .optional();
const READING = ["INVALID_REQUEST", "LOGIN_REQUIRED", "CONSENT_PENDING", "RATE_LIMITED", "INTERNAL_ERROR"] as const;

/** A post or a comment. */
export const CommunityTarget = z.object({ kind: z.enum(COMMUNITY_TARGETS), id: Id });
export type CommunityTarget = z.infer<typeof CommunityTarget>;

export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;

export const reportContent = endpoint({
  method: "POST",
  path: "/api/community/reports",
  summary: "Tell moderators of a post or a comment, once for each.",
  request: z.object({
    target: CommunityTarget,
    reason: ReportReason,
    detail: z
      .string()
      .max(REPORT_DETAIL_MAX_CHARS * UNITS_PER_CHARACTER)
      .default(""),
  }),
  response: z.object({}),
  errors: [
    ...COMMUNITY_CHANGING,
    "NOT_FOUND",
    "OWN_CONTENT",
    "ALREADY_REPORTED",
    "REPORT_DETAIL_REQUIRED",
    "REPORT_DETAIL_TOO_LONG",
  ],
});

export const ModerationItem = z.object({
  target: CommunityTarget,
  /** The post that it is, or that it belongs to. */
  post: z.object({ id: Id, title: z.string(), category: PostCategory }),
  body: z.string(),
  author: Author,
  createdAt: Moment,
  hidden: Hidden.nullable(),
  /** Open reports, oldest first; 20 at most. The reporter is not shown. */
  reports: z.array(z.object({ reason: ReportReason, detail: z.string(), at: Moment })),
  reportCount: Count,
});
export type ModerationItem = z.infer<typeof ModerationItem>;

/** For everybody but moderators these answer like a missing path. */
export const readModerationQueue = endpoint({
  method: "GET",
  path: "/api/community/moderation/queue",
  summary: "What was reported and awaits a decision, longest wait first, or what is hidden, newest first (moderators).",
  request: z.object({
    view: z.enum(["reported", "hidden"]).default("reported"),
    cursor: Cursor,
    limit: z.coerce.number().int().min(1).max(50).default(MODERATION_PER_PAGE),
  }),
  response: z.object({ items: z.array(ModerationItem), nextCursor: z.string().nullable() }),
  errors: [...READING, "NOT_FOUND"],
});

export const ModerationAction = z.enum(MODERATION_ACTIONS);
export type ModerationAction = z.infer<typeof ModerationAction>;

export const moderate = endpoint({
  method: "POST",
  path: "/api/community/moderation/decisions",
  summary: "Hide something with a reason, restore it, or dismiss its reports (moderators). All of it is written down.",
  request: z.object({
    target: CommunityTarget,
    action: ModerationAction,
    reason: z.string().max(MODERATION_REASON_MAX_CHARS * UNITS_PER_CHARACTER),
  }),
  response: z.object({}),
  errors: [
    ...COMMUNITY_CHANGING,
    "NOT_FOUND",
    "MODERATION_REASON_REQUIRED",
    "MODERATION_REASON_TOO_LONG",
    "ALREADY_DECIDED",
  ],
});

export const readModerationLog = endpoint({
  method: "GET",
  path: "/api/community/moderation/log",
  summary: "What moderators did, newest first (moderators).",
  request: z.object({ cursor: Cursor, limit: z.coerce.number().int().min(1).max(50).default(MODERATION_PER_PAGE) }),
  response: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        /** Null if the moderator's account was deleted. */
        moderator: z.string().nullable(),
        action: ModerationAction,
        target: CommunityTarget,
        /** Null if it was deleted. */
        title: z.string().nullable(),
        reason: z.string(),
        at: Moment,
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
  errors: [...READING, "NOT_FOUND"],
});

export const Notification = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  post: z.object({ id: Id, title: z.string() }),
  commentId: Id.nullable(),
  /** The commenter; null for actions of moderators. */
  from: z.string().nullable(),
  /** The moderators' reason for hiding or restoring; null otherwise. */
  reason: z.string().nullable(),
  at: Moment,
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/community/notifications",
  summary: "The user's notifications, newest first, and how many are unread.",
  request: z.object({
    cursor: Cursor,
    limit: z.coerce.number().int().min(0).max(50).default(NOTIFICATIONS_PER_PAGE),
  }),
  response: z.object({
    notifications: z.array(Notification),
    unread: Count,
    nextCursor: z.string().nullable(),
  }),
  errors: READING,
});

export const readNotifications = endpoint({
  method: "POST",
  path: "/api/community/notifications/read",
  summary: "Mark notifications as read: those with these ids, or all that there are.",
  request: z.object({ ids: z.union([z.literal("all"), z.array(z.string().regex(/^\d{1,15}$/)).max(100)]) }),
  response: z.object({ unread: Count }),
  errors: COMMUNITY_CHANGING,
});
