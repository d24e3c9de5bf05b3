import { Readable } from "node:stream";
import type { PupilRow } from "@geulgyeol/contract";
import { formatDateTime, REVIEW_NAME, rowFinding, toCsvTable } from "@geulgyeol/wording";
import { sayLate, sayTerm } from "@geulgyeol/wording/classes";
import { asc, eq } from "drizzle-orm";
import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Database } from "../../db/connection.ts";
import { readTextContent } from "../batches/index.ts";
import { readAssignment } from "./assignments/read-assignment.ts";
import { logForClass } from "./class-space.ts";
import { openClass } from "./open-class.ts";
import { assignments } from "./tables.ts";

interface Parts {
  readonly db: Database;
  readonly now: Date;
}

/**
 * A class as one zip: a table of each assignment and every text as a file, in the order of the roster. Made piece by piece,
 * so that no class is held in memory as a whole. Throws the refusals of the role before the first byte.
 */
export async function exportClass(parts: Parts, userId: string, classId: string): Promise<Readable> {
  const { row } = await openClass(parts.db, userId, { classId, action: "exportClass" });
  const asked = await parts.db
    .select({ id: assignments.id, title: assignments.title })
    .from(assignments)
    .where(eq(assignments.classId, classId))
    .orderBy(asc(assignments.createdAt));
  await logForClass(parts.db, row, { userId, action: "texts-exported", subject: row.name, now: parts.now });
  return Readable.from(zipOf(filesOf(parts, userId, { heading: `${row.name} ${sayTerm(row)}`, asked })));
}

interface ExportedFile {
  readonly name: string;
  readonly content: string;
}

interface Asked {
  readonly heading: string;
  readonly asked: readonly { readonly id: string; readonly title: string }[];
}

async function* filesOf(parts: Parts, userId: string, { heading, asked }: Asked): AsyncGenerator<ExportedFile> {
  for (const [at, { id, title }] of asked.entries()) {
    const folder = `${at + 1}_${fileName(title)}`;
    const { rows } = await readAssignment(parts, userId, id);
    yield { name: `${folder}/목록.csv`, content: tableOf(rows) };
    for (const { number, name, handIn } of rows) {
      if (handIn === null) continue;
      const content = await readTextContent(parts.db, handIn.text.id);
      yield { name: `${folder}/${number}_${fileName(name)}.txt`, content };
    }
  }
  yield {
    name: "읽어 주세요.txt",
    content: `${heading}\n${formatDateTime(parts.now.toISOString())}에 받음\n\n${NOTE}\n`,
  };
}

const NOTE =
  "판단은 통계로 추정한 값이라 틀릴 수 있습니다. 참고 자료이며 단독 증거로 쓰지 마십시오. 이 묶음에는 학생의 글과 이름이 있으니 쓰고 나면 지워 주십시오.";

/** A part of a path that no system refuses. */
const fileName = (given: string) =>
  given
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^\.+/, "")
    .trim()
    .slice(0, 80) || "이름 없음";

const HEAD = ["번호", "이름", "낸 때", "늦음", "다시 낸 횟수", "글자 수", "작성 기록", "판단", "근거", "살펴봄"];

function tableOf(rows: readonly PupilRow[]): string {
  const lines = rows.map(({ number, name, handIn }) => {
    if (handIn === null) return [number, name, "아직", "", "", "", "", "", "", ""];
    const { finding, charCount, reviewed } = handIn.text;
    const said = finding && rowFinding(finding);
    return [
      number,
      name,
      formatDateTime(handIn.handedInAt),
      sayLate(handIn.lateMinutes),
      handIn.timesReplaced,
      charCount ?? "",
      handIn.hasRecord ? "있음" : "",
      said?.label ?? "",
      said?.evidence ?? "",
      REVIEW_NAME[reviewed],
    ];
  });
  return toCsvTable([HEAD, ...lines]);
}

async function* zipOf(files: AsyncIterable<ExportedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, content } of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    entry.push(strToU8(content), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
