import { CLASS_NOTICE_DAYS } from "@geulgyeol/contract";
import { formatDay } from "@geulgyeol/wording";
import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { Database } from "../../../db/connection.ts";
import type { SendMail } from "../../../ports/mail.ts";
import { readContact } from "../../accounts/index.ts";
import { keeperOf } from "../class-space.ts";
import { classDeletion } from "../rules.ts";
import { classes } from "../tables.ts";
import { classesWithContents } from "./sweep-classes.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface Parts {
  readonly db: Database;
  readonly now: Date;
  readonly sendMail: SendMail;
  readonly baseUrl: string;
}

/**
 * Tells teachers two weeks before by e-mail that a class is deleted; once for each day of deletion. An owner of the space is
 * told instead of a lead who has left it. A mail that is not accepted is tried again with the next sweep. Returns the number
 * of e-mails.
 */
export async function tellTeachers({ db, now, sendMail, baseUrl }: Parts): Promise<number> {
  let count = 0;
  for (const row of await classesWithContents(db)) {
    const deletesAt = classDeletion(row);
    const isNear = deletesAt > now && deletesAt.getTime() - now.getTime() <= CLASS_NOTICE_DAYS * DAY_MS;
    if (!isNear || row.noticeAbout?.getTime() === deletesAt.getTime()) continue;
    // Claimed first, so that two servers do not send it twice.
    const claimed = await db
      .update(classes)
      .set({ noticeAbout: deletesAt })
      .where(and(eq(classes.id, row.id), or(isNull(classes.noticeAbout), ne(classes.noticeAbout, deletesAt))))
      .returning({ id: classes.id });
    if (claimed.length === 0) continue;
    const keeper = await keeperOf(db, row);
    const contact = keeper === null ? null : await readContact(db, keeper);
    if (!contact?.email) continue;
    const hasLead = keeper === row.leadId;
    const page = hasLead ? `${baseUrl}/classes/${row.id}/settings` : `${baseUrl}/spaces/${row.ownerId}`;
    try {
      await sendMail({ to: contact.email, ...noticeOf({ className: row.name, deletesAt, page, hasLead }) });
      count += 1;
    } catch {
      await db.update(classes).set({ noticeAbout: row.noticeAbout }).where(eq(classes.id, row.id));
    }
  }
  return count;
}

/** Documents use 합쇼체, the pages 해요체. */
function noticeOf(facts: { className: string; deletesAt: Date; page: string; hasLead: boolean }) {
  const day = formatDay(facts.deletesAt.toISOString());
  return {
    subject: `[글결] ‘${facts.className}’의 글을 ${day}에 지웁니다`,
    text: [
      `‘${facts.className}’에 학생들이 낸 글과 결과, 작성 기록, 학생 이름을 ${day} 저녁에 모두 지웁니다.`,
      "지운 뒤에는 되돌릴 수 없습니다. 필요한 것이 있으면 그 전에 내려받아 주십시오.",
      facts.hasLead
        ? "더 두어야 한다면 설정의 보관에서 날짜를 바꿀 수 있습니다."
        : "맡은 선생님이 공간에서 나갔습니다. 더 두거나 내려받아야 한다면 다른 선생님께 수업을 맡겨 주십시오.",
      "",
      facts.page,
    ].join("\n"),
  };
}
