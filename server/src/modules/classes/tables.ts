import { CLASS_RETENTIONS, INVITED_ROLES } from "@geulgyeol/contract";
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { bytesColumn } from "../../db/bytes-column.ts";
import { timestampColumn } from "../../db/timestamp-column.ts";
import { users } from "../accounts/tables.ts";
import { batches, batchTexts } from "../batches/tables.ts";

export const classes = pgTable(
  "classes",
  {
    id: text("id").primaryKey(),
    /** Whose account owns the texts and pays for their judgements. */
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The teacher who leads the class. */
    leadId: text("lead_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The invited teacher who may take the class over; null if nobody is asked. */
    offeredToId: text("offered_to_id").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    year: integer("year").notNull(),
    term: integer("term").$type<1 | 2>().notNull(),
    retention: text("retention", { enum: CLASS_RETENTIONS }).notNull(),
    /** A day in Seoul; only for a chosen day. */
    retentionDay: date("retention_day", { mode: "string" }),
    rosterOnly: boolean("roster_only").notNull(),
    isUnder14: boolean("is_under_14").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** The time of deletion about which the teacher was told; another one is told again. */
    noticeAbout: timestampColumn("notice_about"),
  },
  (table) => [
    index("classes_lead").on(table.leadId, table.createdAt),
    index("classes_owner").on(table.ownerId),
    index("classes_offered").on(table.offeredToId),
  ],
);

/** The roster of a class. */
export const pupils = pgTable(
  "pupils",
  {
    id: text("id").primaryKey(),
    classId: text("class_id")
      .notNull()
      .references(() => classes.id, { onDelete: "cascade" }),
    number: bigint("number", { mode: "number" }).notNull(),
    name: text("name").notNull(),
  },
  (table) => [unique("pupils_number").on(table.classId, table.number)],
);

/** Pupils of two classes who are the same person, as a teacher said. It goes with either of them. */
export const pupilLinks = pgTable(
  "pupil_links",
  {
    /** The smaller of both ids. */
    firstId: text("first_id")
      .notNull()
      .references(() => pupils.id, { onDelete: "cascade" }),
    secondId: text("second_id")
      .notNull()
      .references(() => pupils.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.firstId, table.secondId] }), index("pupil_links_second").on(table.secondId)],
);

/** Teachers who were invited to a class. */
export const classTeachers = pgTable(
  "class_teachers",
  {
    id: text("id").primaryKey(),
    classId: text("class_id")
      .notNull()
      .references(() => classes.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: INVITED_ROLES }).notNull(),
    invitedAt: timestampColumn("invited_at").notNull(),
    /** Null until the invitation is accepted; before that the teacher sees nothing. */
    acceptedAt: timestampColumn("accepted_at"),
  },
  (table) => [
    unique("class_teachers_user").on(table.classId, table.userId),
    index("class_teachers_of").on(table.userId),
  ],
);

/** What pupils of a class are asked to write. Its texts are those of its batch. */
export const assignments = pgTable(
  "assignments",
  {
    id: text("id").primaryKey(),
    classId: text("class_id")
      .notNull()
      .references(() => classes.id, { onDelete: "cascade" }),
    batchId: text("batch_id")
      .notNull()
      .unique()
      .references(() => batches.id, { onDelete: "cascade" }),
    /** Secret of the link, unhashed, since a teacher may want to copy it again. */
    token: text("token").notNull().unique(),
    title: text("title").notNull(),
    instructions: text("instructions").notNull(),
    /** The same as that of the batch, for the pupils' page. */
    question: text("question").notNull(),
    minChars: integer("min_chars"),
    maxChars: integer("max_chars"),
    createdAt: timestampColumn("created_at").notNull(),
    dueAt: timestampColumn("due_at").notNull(),
    lateUntil: timestampColumn("late_until"),
    closedAt: timestampColumn("closed_at"),
  },
  (table) => [index("assignments_class").on(table.classId, table.createdAt)],
);

/** Later deadlines of single pupils. */
export const deadlineExtensions = pgTable(
  "deadline_extensions",
  {
    assignmentId: text("assignment_id")
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    pupilId: text("pupil_id")
      .notNull()
      .references(() => pupils.id, { onDelete: "cascade" }),
    dueAt: timestampColumn("due_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.pupilId] }),
    index("extensions_pupil").on(table.pupilId),
  ],
);

/** What pupils handed in: the text of a batch, with whose it is and the receipt. */
export const pupilTexts = pgTable(
  "pupil_texts",
  {
    id: text("id").primaryKey(),
    assignmentId: text("assignment_id")
      .notNull()
      .references(() => assignments.id, { onDelete: "cascade" }),
    batchTextId: text("batch_text_id")
      .notNull()
      .unique()
      .references(() => batchTexts.id, { onDelete: "cascade" }),
    /** Null until a teacher says whose text it is. */
    pupilId: text("pupil_id").references(() => pupils.id, { onDelete: "set null" }),
    /** As the pupil gave them. */
    number: bigint("number", { mode: "number" }).notNull(),
    name: text("name").notNull(),
    /** SHA-256 of the receipt number, whose holder may read, replace and delete the text. */
    receiptHash: text("receipt_hash").notNull().unique(),
    fileName: text("file_name"),
    characters: integer("characters").notNull(),
    handedInAt: timestampColumn("handed_in_at").notNull(),
    lateMinutes: integer("late_minutes").notNull(),
    timesReplaced: integer("times_replaced").notNull(),
    /** When the pupil agreed, and whether a guardian did. */
    agreedAt: timestampColumn("agreed_at").notNull(),
    guardianAgreed: boolean("guardian_agreed").notNull(),
    deletionAskedAt: timestampColumn("deletion_asked_at"),
    /** The record as JSON, compressed with Brotli; null for a text without one, as are the next columns. */
    record: bytesColumn("record"),
    recordId: text("record_id"),
    showsReplay: boolean("shows_replay").notNull(),
    activeMinutes: integer("active_minutes"),
    sessions: integer("sessions"),
  },
  (table) => [
    // A pupil has one text, and a number that is not yet confirmed too, so that nobody replaces another's without a receipt.
    unique("pupil_texts_number").on(table.assignmentId, table.number),
    unique("pupil_texts_pupil").on(table.assignmentId, table.pupilId),
    index("pupil_texts_of").on(table.pupilId),
  ],
);

/** Proofs of deletion. They hold counts and the name of the class, and no pupil's name. */
export const deletionCertificates = pgTable(
  "deletion_certificates",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null once the class is gone. */
    classId: text("class_id").references(() => classes.id, { onDelete: "set null" }),
    className: text("class_name").notNull(),
    year: integer("year").notNull(),
    term: integer("term").$type<1 | 2>().notNull(),
    what: text("what", { enum: ["class", "contents", "assignment", "text"] }).notNull(),
    reason: text("reason", { enum: ["teacher", "day", "pupil"] }).notNull(),
    deletedAt: timestampColumn("deleted_at").notNull(),
    texts: integer("texts").notNull(),
    results: integer("results").notNull(),
    records: integer("records").notNull(),
    pupils: integer("pupils").notNull(),
  },
  (table) => [
    index("deletion_certificates_user").on(table.userId, table.deletedAt),
    index("deletion_certificates_class").on(table.classId),
  ],
);
