import type { AssignmentOverview, BatchText, PupilRow, PupilText } from "@geulgyeol/contract";
import { eq, getTableColumns } from "drizzle-orm";
import { findOwnBatch, listBatchTexts } from "../../batches/index.ts";
import { type ClassParts, openAssignmentAs } from "../open-class.ts";
import { listRoster } from "../read-class.ts";
import { deadlineExtensions, pupilTexts } from "../tables.ts";
import { toAssignment } from "./to-assignment.ts";

type PupilTextRow = Omit<typeof pupilTexts.$inferSelect, "record">;

/** An assignment with a row for each pupil, in the order of the roster. Throws the refusals of the role. */
export async function readAssignment({ db, now }: ClassParts, userId: string, id: string): Promise<AssignmentOverview> {
  const { assignment, row } = await openAssignmentAs(db, userId, { id, action: "readTexts" });
  const roster = await listRoster(db, row.id);
  const texts = await listBatchTexts({ db, now }, assignment.batchId);
  const handed = await listPupilTexts(db, id);
  const later = await db.select().from(deadlineExtensions).where(eq(deadlineExtensions.assignmentId, id));
  const { stoppedBy } = await findOwnBatch(db, row.ownerId, assignment.batchId);
  return {
    assignment: toAssignment(assignment, { kept: row, texts: handed.length, now }),
    rows: rowsOf({
      roster,
      handed: pair(handed, texts),
      later: new Map(later.map(({ pupilId, dueAt }) => [pupilId, dueAt])),
    }),
    stoppedBy: texts.some(({ state }) => state === "waiting") ? stoppedBy : null,
    now: now.toISOString(),
  };
}

const { record: _record, ...LISTED } = getTableColumns(pupilTexts);

/** What was handed in to an assignment, without the records. */
function listPupilTexts(db: ClassParts["db"], assignmentId: string): Promise<PupilTextRow[]> {
  return db.select(LISTED).from(pupilTexts).where(eq(pupilTexts.assignmentId, assignmentId));
}

function pair(handed: readonly PupilTextRow[], texts: readonly BatchText[]) {
  const byId = new Map(texts.map((text) => [text.id, text]));
  return handed.flatMap((row) => {
    const text = byId.get(row.batchTextId);
    return text === undefined ? [] : [{ row, text }];
  });
}

export function toPupilText(row: PupilTextRow, text: BatchText): PupilText {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    handedInAt: row.handedInAt.toISOString(),
    lateMinutes: row.lateMinutes,
    timesReplaced: row.timesReplaced,
    deletionAskedAt: row.deletionAskedAt?.toISOString() ?? null,
    hasRecord: row.recordId !== null,
    text,
  };
}

interface RowParts {
  readonly roster: readonly { readonly id: string; readonly number: number; readonly name: string }[];
  readonly handed: readonly { readonly row: PupilTextRow; readonly text: BatchText }[];
  readonly later: ReadonlyMap<string, Date>;
}

/** The roster with what each pupil handed in, then the texts that nobody has been given yet, by number. */
function rowsOf({ roster, handed, later }: RowParts): PupilRow[] {
  const byPupil = new Map(handed.map((one) => [one.row.pupilId, one]));
  const rows = roster.map(({ id, number, name }): PupilRow => {
    const own = byPupil.get(id);
    const dueAt = later.get(id)?.toISOString() ?? null;
    return { pupilId: id, number, name, dueAt, handIn: own ? toPupilText(own.row, own.text) : null };
  });
  const open = handed
    .filter(({ row }) => row.pupilId === null)
    .sort((a, b) => a.row.number - b.row.number)
    .map(({ row, text }): PupilRow => {
      return { pupilId: null, number: row.number, name: row.name, dueAt: null, handIn: toPupilText(row, text) };
    });
  return [...rows, ...open];
}
