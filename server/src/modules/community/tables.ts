import {
  COMMUNITY_TARGETS,
  MODERATION_ACTIONS,
  NOTIFICATION_KINDS,
  POST_CATEGORIES,
  REPORT_REASONS,
  type ResultSnapshot,
} from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";

/** Order of writing, since two rows may share a millisecond. */
const sequence = () => bigint("sequence", { mode: "number" }).notNull().generatedAlwaysAsIdentity();
const owner = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Under which name a user writes. The row is locked while its owner writes something, so that limits hold. */
export const communityProfiles = pgTable(
  "community_profiles",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    nickname: text("nickname").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [uniqueIndex("community_profiles_nickname").on(sql`lower(${table.nickname})`)],
);

export const communityPosts = pgTable(
  "community_posts",
  {
    id: text("id").primaryKey(),
    sequence: sequence(),
    authorId: owner("author_id"),
    category: text("category", { enum: POST_CATEGORIES }).notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    /** Frozen when it was attached: nothing that happens to the analysis changes it. */
    result: json("result").$type<ResultSnapshot>(),
    /** Title and text as the search compares them, and the characters and pairs of neighbours in them. */
    searchText: text("search_text").notNull(),
    searchPairs: text("search_pairs").array().notNull(),
    likeCount: integer("like_count").notNull().default(0),
    /** Comments and replies that are shown: neither hidden nor deleted. */
    commentCount: integer("comment_count").notNull().default(0),
    viewCount: integer("view_count").notNull().default(0),
    createdAt: timestampColumn("created_at").notNull(),
    editedAt: timestampColumn("edited_at"),
    hiddenAt: timestampColumn("hidden_at"),
    hiddenReason: text("hidden_reason"),
  },
  (table) => [
    uniqueIndex("community_posts_sequence").on(table.sequence),
    index("community_posts_author").on(table.authorId, table.sequence),
    index("community_posts_category").on(table.category, table.sequence),
    index("community_posts_popular").on(table.likeCount, table.sequence),
    index("community_posts_discussed").on(table.commentCount, table.sequence),
    index("community_posts_search").using("gin", table.searchPairs),
    check("community_posts_hidden", sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
    check(
      "community_posts_counts",
      sql`${table.likeCount} >= 0 and ${table.commentCount} >= 0 and ${table.viewCount} >= 0`,
    ),
  ],
);

export const communityComments = pgTable(
  "community_comments",
  {
    id: text("id").primaryKey(),
    sequence: sequence(),
    postId: text("post_id")
      .notNull()
      .references(() => communityPosts.id, { onDelete: "cascade" }),
    /** The comment that this one replies to; replies have no replies. */
    parentId: text("parent_id").references((): AnyPgColumn => communityComments.id, { onDelete: "cascade" }),
    /** Sequence of the parent, by which a reply stands below it. */
    parentSequence: bigint("parent_sequence", { mode: "number" }),
    /** Null, like the body, where only the place above the replies is left. */
    authorId: text("author_id").references(() => users.id, { onDelete: "cascade" }),
    body: text("body"),
    createdAt: timestampColumn("created_at").notNull(),
    editedAt: timestampColumn("edited_at"),
    deletedAt: timestampColumn("deleted_at"),
    hiddenAt: timestampColumn("hidden_at"),
    hiddenReason: text("hidden_reason"),
  },
  (table) => [
    index("community_comments_thread").on(
      table.postId,
      sql`(coalesce(${table.parentSequence}, ${table.sequence}))`,
      table.sequence,
    ),
    index("community_comments_parent").on(table.parentId),
    index("community_comments_author").on(table.authorId, table.sequence),
    uniqueIndex("community_comments_sequence").on(table.sequence),
    check(
      "community_comments_words",
      sql`(${table.deletedAt} is null) = (${table.authorId} is not null) and (${table.deletedAt} is null) = (${table.body} is not null)`,
    ),
    check("community_comments_hidden", sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
    check("community_comments_reply", sql`(${table.parentId} is null) = (${table.parentSequence} is null)`),
  ],
);

export const communityLikes = pgTable(
  "community_likes",
  {
    userId: owner("user_id"),
    postId: text("post_id")
      .notNull()
      .references(() => communityPosts.id, { onDelete: "cascade" }),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.postId] }), index("community_likes_post").on(table.postId)],
);

/**
 * When somebody wrote a post or a comment in the last day, also one that was deleted since: how fast one may write does not
 * depend on what is left of it. Older rows go with the next one.
 */
export const communityWritings = pgTable(
  "community_writings",
  {
    userId: owner("user_id"),
    kind: text("kind", { enum: COMMUNITY_TARGETS }).notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("community_writings_user").on(table.userId, table.kind, table.createdAt)],
);

/** What readers told the moderators: of a post or of a comment, once for each reader. */
export const communityReports = pgTable(
  "community_reports",
  {
    sequence: bigint("sequence", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    reporterId: owner("reporter_id"),
    postId: text("post_id").references(() => communityPosts.id, { onDelete: "cascade" }),
    commentId: text("comment_id").references(() => communityComments.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: REPORT_REASONS }).notNull(),
    detail: text("detail").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** When a moderator decided; null while it waits. */
    decidedAt: timestampColumn("decided_at"),
  },
  (table) => [
    uniqueIndex("community_reports_post").on(table.postId, table.reporterId),
    uniqueIndex("community_reports_comment").on(table.commentId, table.reporterId),
    index("community_reports_reporter").on(table.reporterId, table.createdAt),
    index("community_reports_open").on(table.sequence).where(sql`${table.decidedAt} is null`),
    check("community_reports_target", sql`(${table.postId} is null) <> (${table.commentId} is null)`),
  ],
);

export const communityNotifications = pgTable(
  "community_notifications",
  {
    sequence: bigint("sequence", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Who is told. */
    userId: owner("user_id"),
    kind: text("kind", { enum: NOTIFICATION_KINDS }).notNull(),
    postId: text("post_id").notNull(),
    /** The comment that was written, or that moderators acted on. */
    commentId: text("comment_id").references(() => communityComments.id, { onDelete: "cascade" }),
    reason: text("reason"),
    createdAt: timestampColumn("created_at").notNull(),
    readAt: timestampColumn("read_at"),
  },
  (table) => [
    foreignKey({
      name: "community_notifications_post",
      columns: [table.postId],
      foreignColumns: [communityPosts.id],
    }).onDelete("cascade"),
    index("community_notifications_user").on(table.userId, table.sequence),
    index("community_notifications_of_post").on(table.postId),
    index("community_notifications_of_comment").on(table.commentId),
  ],
);

/**
 * What moderators did. Append-only: a trigger refuses updates and deletes. The ids stay when a moderator or the thing is
 * gone, without anything that they could be traced to.
 */
export const moderationActions = pgTable(
  "moderation_actions",
  {
    sequence: bigint("sequence", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    moderatorId: text("moderator_id").notNull(),
    action: text("action", { enum: MODERATION_ACTIONS }).notNull(),
    targetKind: text("target_kind", { enum: COMMUNITY_TARGETS }).notNull(),
    targetId: text("target_id").notNull(),
    reason: text("reason").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("moderation_actions_target").on(table.targetId)],
);
