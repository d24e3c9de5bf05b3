import type {
  Assignment,
  AssignmentOverview,
  ClassDetails,
  ClassLine,
  Pupil,
  PupilReceipt,
  readPupilText,
} from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { z } from "zod";
import type { DatabaseConnection } from "../db/connection.ts";
import { creditDriver } from "./credit-driver.ts";
import { koreanText } from "./korean-text.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A Friday of the second term, 9:00 in Seoul. */
export const FRIDAY = new Date("2026-11-06T00:00:00Z");
export const days = (count: number, from = FRIDAY) => new Date(from.getTime() + count * DAY_MS);

export interface Teacher {
  readonly cookie: string;
  readonly id: string;
  readonly email: string;
}

/** When the texts of that term are deleted. */
export const END_OF_TERM = new Date("2027-02-28T12:00:00Z");
export const PUPILS = ["강다온", "고은결", "김도하", "김서윤"];

let seed = 800_000;

/** Teachers, classes, assignments and what pupils hand in, through the server's own endpoints. */
export function classDriver(connection: () => DatabaseConnection, test: () => TestApp) {
  async function teacher(isPro = true): Promise<Teacher> {
    const cookie = await test().newSession({ emailVerified: true });
    const { id, email } = (await test().call("GET", "/api/user/me", { cookie })).json().data.user;
    if (isPro) await creditDriver(connection().db, id).subscribe(id, days(-1), days(300));
    return { cookie, id, email };
  }

  async function call<Data>(method: string, path: string, payload: object, by?: Teacher): Promise<Data> {
    const answer = await ask(method, path, payload, by);
    if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.body.slice(0, 300)}`);
    return answer.json().data as Data;
  }

  function ask(method: string, path: string, payload: object, by?: Teacher) {
    const hasBody = method !== "GET" && method !== "DELETE";
    const query = new URLSearchParams(payload as Record<string, string>);
    return test().app.inject({
      method: method as "GET",
      url: hasBody ? path : `${path}?${query}`,
      headers: { ...(by && { cookie: by.cookie }), ...(hasBody && { "content-type": "application/json" }) },
      ...(hasBody && { payload: JSON.stringify(payload) }),
    });
  }

  const newClass = (by: Teacher, more: object = {}) =>
    call<ClassLine>("POST", "/api/classes", { name: "2학년 3반 국어", year: 2026, term: 2, ...more }, by);
  const roster = (by: Teacher, id: string, names: readonly string[]) =>
    call<{ roster: Pupil[] }>(
      "PUT",
      "/api/classes/roster",
      { id, pupils: names.map((name, at) => ({ number: at + 1, name })) },
      by,
    );
  const assign = (by: Teacher, classId: string, more: object = {}) =>
    call<Assignment>(
      "POST",
      "/api/classes/assignments",
      {
        classId,
        title: "우리 동네에서 바뀌었으면 하는 한 가지",
        instructions: "직접 본 일에서 시작해 주세요.",
        question: "",
        minChars: 800,
        maxChars: 1500,
        dueAt: days(7).toISOString(),
        lateUntil: days(9).toISOString(),
        ...more,
      },
      by,
    );
  /** Invites somebody to a class. Returns the id of the invitation, which becomes that of the teacher in it. */
  async function invite(by: Teacher, classId: string, who: Teacher, role: "assign" | "view"): Promise<string> {
    const given = { id: classId, email: who.email, role };
    return (await call<{ id: string }>("POST", "/api/classes/teachers", given, by)).id;
  }
  /** Invites somebody to a class who accepts. Returns the id of the teacher in it. */
  async function join(by: Teacher, classId: string, who: Teacher, role: "assign" | "view" = "view"): Promise<string> {
    const id = await invite(by, classId, who, role);
    await call("POST", "/api/classes/invitations", { invitationId: id, accepts: true }, who);
    return id;
  }
  const tokenOf = ({ path }: Assignment) => path.split("/").at(-1) ?? "";
  const sent = (assignment: Assignment, number: number, name: string, more: object = {}) => ({
    token: tokenOf(assignment),
    number,
    name,
    text: koreanText(seed++, 400),
    agrees: true,
    ...more,
  });
  const handIn = (assignment: Assignment, number: number, name: string, more: object = {}) =>
    call<PupilReceipt>("POST", "/api/pupil-texts", sent(assignment, number, name, more));
  const overview = (by: Teacher, id: string) => call<AssignmentOverview>("GET", "/api/classes/assignment", { id }, by);

  /** The overview once nothing waits for its judgement any more. */
  async function judged(by: Teacher, id: string): Promise<AssignmentOverview> {
    for (let tries = 0; tries < 400; tries += 1) {
      const now = await overview(by, id);
      const states = now.rows.flatMap(({ handIn: one }) => one?.text.state ?? []);
      if (states.every((state) => state === "judged" || state === "failed")) return now;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error("The texts were not judged in ten seconds.");
  }

  return { teacher, call, ask, newClass, roster, invite, join, assign, tokenOf, sent, handIn, overview, judged };
}

type OpenedText = z.output<typeof readPupilText.response>;

/** A server, and for every test a new class of four pupils with one assignment. */
export function classWorld(connection: () => DatabaseConnection) {
  const drive = classDriver(connection, () => world.test);
  const world = {} as { test: TestApp; lead: Teacher; own: ClassLine; assignment: Assignment };
  beforeAll(async () => {
    world.test = await openTestApp(connection());
  });
  afterAll(() => world.test?.app.close());
  beforeEach(async () => {
    world.test.clock = FRIDAY;
    world.lead = await drive.teacher();
    world.own = await drive.newClass(world.lead);
    await drive.roster(world.lead, world.own.id, PUPILS);
    world.assignment = await drive.assign(world.lead, world.own.id);
  });
  const { call, ask } = drive;
  return Object.assign(world, {
    drive,
    details: () => call<ClassDetails>("GET", "/api/classes/class", { id: world.own.id }, world.lead),
    received: (receipt: string) => ask("GET", "/api/pupil-texts", { receipt }),
    change: (more: object) => ask("PATCH", "/api/classes", { id: world.own.id, ...more }, world.lead),
    changeAssignment: (more: object) =>
      call<Assignment>("PATCH", "/api/classes/assignments", { id: world.assignment.id, ...more }, world.lead),
    rowOf: async (number: number) =>
      (await drive.overview(world.lead, world.assignment.id)).rows.find((row) => row.number === number),
    read: async (number: number) => {
      const row = (await drive.judged(world.lead, world.assignment.id)).rows.find((one) => one.number === number);
      return call<OpenedText>("GET", "/api/classes/texts", { id: row?.handIn?.id ?? "" }, world.lead);
    },
    tablesWith: (words: string) => tablesWith(connection().db, words),
  });
}

/** Every table of the database in which a row contains these words. */
async function tablesWith(db: DatabaseConnection["db"], words: string): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as unknown as { rows: { name: string }[] };
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = (await db.execute(
      sql`select 1 from ${sql.identifier(name)} as one where one::text like ${`%${words}%`} limit 1`,
    )) as unknown as { rows: unknown[] };
    if (hits.length > 0) found.push(name);
  }
  return found.sort();
}
