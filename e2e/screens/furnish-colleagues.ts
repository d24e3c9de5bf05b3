import type { APIRequestContext } from "@playwright/test";
import { BUS, GARDEN } from "../support/texts.ts";
import { ask } from "./ask.ts";
import { classRequests } from "./class-requests.ts";
import { type ClassStage, earlierText, OPENED } from "./furnish-class.ts";

/** Another class of the same teacher: a pupil of the first one is in it under another number. */
const CLUB = [
  { number: 1, name: "류하진" },
  { number: 4, name: "박지안" },
  { number: 5, name: "서하율" },
];

interface ColleagueParts {
  readonly school: ClassStage;
  readonly teacher: APIRequestContext;
  /** Is in both classes, and is asked to take the first one over. */
  readonly colleague: { readonly request: APIRequestContext; readonly email: string };
  /** Has not answered an invitation. */
  readonly guest: { readonly email: string };
  /** Of the other class. */
  readonly clubId: string;
  readonly spaceId: string;
  readonly now: Date;
}

export interface ColleagueStage {
  /** "/classes/…" of the other class. */
  readonly clubPath: string;
}

/** The other class, whose texts are older than the opened one; returns its id. */
export async function furnishClub(teacher: APIRequestContext, human: string, now: Date): Promise<string> {
  const { makeClass, assign, handIn, judged } = classRequests(teacher, teacher);
  const classId = await makeClass("방과 후 글쓰기반", CLUB);
  const { path, id } = await assign({ classId, title: "우산을 두고 온 날", now });
  for (const one of CLUB) await handIn(path, { ...one, text: earlierText(human, one.number) });
  await judged(id);
  return classId;
}

/** Whom a teacher shares classes with: invitations, a hand-over, a pupil of two classes, classes of a space, one that is gone. */
export async function furnishColleagues(parts: ColleagueParts): Promise<ColleagueStage> {
  const { school, teacher, colleague, guest, clubId, spaceId, now } = parts;
  const { makeClass, assign, handIn, judged } = classRequests(teacher, teacher);
  const classId = school.path.split("/").at(-1) ?? "";
  const invite = async (id: string, email: string, role: "assign" | "view") =>
    String((await ask(teacher.post("/api/classes/teachers", { data: { id, email, role } }))).id);
  const accept = (invitationId: string) =>
    ask(colleague.request.post("/api/classes/invitations", { data: { invitationId, accepts: true } }));

  const teacherId = await invite(classId, colleague.email, "assign");
  await accept(teacherId);
  await invite(classId, guest.email, "view");
  await ask(teacher.post("/api/classes/hand-over", { data: { id: classId, teacherId } }));

  await accept(await invite(clubId, colleague.email, "view"));
  await assign({ classId: clubId, title: "내가 고른 문장", now });
  await linkPupil(teacher, classId, clubId);

  const goneName = "1학년 글쓰기 모둠";
  const goneId = await makeClass(goneName, CLUB);
  const gone = await assign({ classId: goneId, title: "처음 만난 날", now });
  await handIn(gone.path, { number: 1, name: "류하진", text: BUS });
  await handIn(gone.path, { number: 5, name: "서하율", text: GARDEN });
  await judged(gone.id);
  await ask(teacher.post("/api/classes/delete", { data: { id: goneId, name: goneName } }));

  await makeClass("1학년 1반 국어", CLUB, spaceId);
  await classRequests(colleague.request, colleague.request).makeClass("1학년 2반 국어", CLUB, spaceId);
  return { clubPath: `/classes/${clubId}` };
}

/** The teacher says that the opened pupil is the one of the same name in the other class. */
async function linkPupil(teacher: APIRequestContext, classId: string, otherClassId: string): Promise<void> {
  const rosterOf = async (id: string) =>
    (await ask(teacher.get(`/api/classes/class?id=${id}`))).roster as { id: string; number: number; name: string }[];
  const own = (await rosterOf(classId)).find(({ number }) => number === OPENED);
  const other = (await rosterOf(otherClassId)).find(({ name }) => name === own?.name);
  const data = { id: own?.id, otherId: other?.id, isSame: true };
  await ask(teacher.put("/api/classes/pupils/same", { data }));
}
