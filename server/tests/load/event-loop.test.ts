import { type ChildProcess, fork } from "node:child_process";
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { JSON_BODY_MAX_BYTES } from "@geulgyeol/contract";
import { createDetector } from "@geulgyeol/engine";
import { type WordedDetector, wordDetector } from "@geulgyeol/wording/report";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openEmbedded } from "../../src/db/connection.ts";
import { copyEmbeddedTemplate } from "../../src/db/embedded-template.ts";
import { proPeriods, sessions } from "../../src/modules/accounts/tables.ts";
import type { StoredAnalysis } from "../../src/modules/analysis/queries.ts";
import { analyses } from "../../src/modules/analysis/tables.ts";
import { giftCredits } from "../../src/modules/credits/index.ts";
import { upsertHistoryEntry } from "../../src/modules/history/index.ts";
import { engineModelFile, entryPoint } from "../../src/runtime-paths.ts";
import { koreanText } from "../../src/testing/korean-text.ts";
import { temporaryFolder } from "../../src/testing/temporary-folder.ts";
import { insertUser } from "../../src/testing/test-database.ts";
import { uploadForm } from "../../src/testing/upload-form.ts";
import { longRecord } from "./long-record.ts";
import type { HoldMessage } from "./report-loop.ts";

/**
 * The aim, in ms of the thread's processor time on an idle machine: the measured time, divided by how much longer a
 * fixed piece of work took in the same process at the same moment.
 */
const LONGEST_MS = 50;
/** The work's own cost shows in every round; an outlier in one round came from the machine. Short runs end with a good round. */
const ROUNDS = process.env.TEST_LONG ? 12 : 4;
const START_TIMEOUT_MS = 240_000;
const AUTH_SECRET = "one secret for the event loop's test, long enough";
/** Rounds use other accounts, so that no rate limit is reached; one more account is for the warm-up. */
const PEOPLE = process.env.TEST_LONG ? ROUNDS + 1 : 2;
/** Analyses in the account that is searched and exported; some of the largest possible size. */
const KEPT = 60;
const KEPT_LARGE = 4;

interface Person {
  readonly cookie: string;
  /** Id of a result that is as large as one can be. */
  readonly largeId: string;
  /** A record as long as a day of writing, its link, and where it was handed in. */
  record?: ReturnType<typeof longRecord>;
  share?: { readonly id: string; readonly token: string };
  requestId?: string;
  handInId?: string;
}

const folder = temporaryFolder();
let server: ChildProcess;
let address: string;
let people: readonly Person[];
let person: Person;

/** The server as users start it, with the real engine on the embedded database, so that all that can block its loop is included. */
beforeAll(async () => {
  const database = join(folder, "database");
  await copyEmbeddedTemplate(database);
  people = await fillAccounts(database);
  const entry = entryPoint("main.ts");
  const watch = entryPoint("../tests/load/report-loop.ts");
  server = fork(entry.file, {
    execArgv: [...entry.execArgv, "--import", watch.url],
    env: {
      ...process.env,
      DATABASE_URL: "",
      REDIS_URL: "",
      PORT: "0",
      DATA_DIR: folder,
      AUTH_SECRET,
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  address = await new Promise<string>((resolve, reject) => {
    let said = "";
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on("data", (data) => {
        said += data;
        const found = said.match(/is ready: (\S+)/)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
    server.once("exit", () => reject(new Error(said)));
  });
}, START_TIMEOUT_MS);
afterAll(() => server?.kill("SIGKILL"));

const hold = () =>
  new Promise<HoldMessage>((resolve) => {
    server.once("message", (told) => resolve(told as HoldMessage));
    server.send("loop");
  });

let seed = 1;
const json = () => ({ "content-type": "application/json", cookie: person.cookie });
const post = (path: string, body: string) => ask(path, { method: "POST", headers: json(), body });
const analyse = (path: string, length: number) => post(path, JSON.stringify({ text: koreanText(seed++, length) }));
const upload = (path: string, name: string, bytes: Uint8Array) => {
  const { headers, payload } = uploadForm({ name, bytes });
  return ask(path, { method: "POST", headers: { ...headers, cookie: person.cookie }, body: new Uint8Array(payload) });
};
const get = (path: string) => ask(path, { headers: { cookie: person.cookie } });
const documents = join(import.meta.dirname, "../../../documents/fixtures");

const SHOWN = { title: "하루", writer: null, showsText: true, showsReplay: false, days: 30 };
const shareRecord = () => post("/api/record-shares", JSON.stringify({ record: person.record?.record, ...SHOWN }));
/** To a request of its own, since a record is taken once for each. */
const handIn = async () => {
  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  const asked = { title: "하루", instructions: "", minChars: null, maxChars: null, dueAt, keptDays: 30 };
  const wanted = { wantsRecord: true, wantsReplay: false, acceptsWithoutRecord: false };
  const { data } = await (await post("/api/writing-requests", JSON.stringify({ ...asked, ...wanted }))).json();
  const { record, text } = person.record ?? longRecord();
  const sent = { token: data.token, name: "한도윤", text, writing: { record, showsReplay: false } };
  person.requestId = data.id;
  return post("/api/hand-ins", JSON.stringify(sent));
};
/** Composes, shares and hands in the record of a person; once. */
const withRecord = async () => {
  if (person.record !== undefined) return;
  person.record = longRecord();
  person.share = (await (await shareRecord()).json()).data;
  await handIn();
  const { data } = await (await get(`/api/writing-requests/hand-ins?id=${person.requestId}`)).json();
  person.handInId = data.handIns[0].id;
};

interface Work {
  readonly status: number;
  readonly work: () => Promise<Response>;
  /** What a person must have; not measured. */
  readonly prepare?: () => Promise<void>;
}

/** What users may do at the same time; each runs twice at once, after one run that warms up. */
const WORK: Readonly<Record<string, Work>> = {
  "basic analysis, 10,000 characters": { status: 200, work: () => analyse("/api/analyze", 10_000) },
  "word level, 10,000 characters": { status: 200, work: () => analyse("/api/analyze/word-level", 10_000) },
  "ensemble, 10,000 characters": { status: 200, work: () => analyse("/api/analyze/ensemble", 10_000) },
  "reading a Word file": {
    status: 200,
    work: () => upload("/api/documents/extract", "a.docx", readFileSync(join(documents, "libreoffice.docx"))),
  },
  "refusing a picture of 19 MB that is none": {
    status: 422,
    work: () => upload("/api/documents/extract", "a.png", randomBytes(19 * 1024 * 1024)),
  },
  "PDF report": {
    status: 200,
    work: () => post("/api/reports/pdf", JSON.stringify({ analysisId: person.largeId })),
  },
  "searching the history": { status: 200, work: () => get(`/api/history?query=${encodeURIComponent("에서")}`) },
  "opening a large result": { status: 200, work: () => get(`/api/history/analysis?id=${person.largeId}`) },
  "sharing a writing record of 50,000 changes": { status: 200, prepare: withRecord, work: shareRecord },
  "reading a shared record of 50,000 changes": {
    status: 200,
    prepare: withRecord,
    work: () => get(`/api/shared-records?token=${person.share?.token}`),
  },
  "printing a shared record of 50,000 changes": {
    status: 200,
    prepare: withRecord,
    work: () => get(`/api/shared-records/pdf?token=${person.share?.token}`),
  },
  "facts of an appeal from a record of 50,000 changes": {
    status: 200,
    prepare: withRecord,
    work: () => {
      const sources = { analysisId: null, recordShareId: person.share?.id, suspectedId: person.largeId };
      return post("/api/appeals/facts", JSON.stringify(sources));
    },
  },
  "handing in a text with a record of 50,000 changes": { status: 200, prepare: withRecord, work: handIn },
  "reading a handed-in text with such a record": {
    status: 200,
    prepare: withRecord,
    work: () => get(`/api/writing-requests/hand-in?id=${person.handInId}`),
  },
  "export of the account": { status: 200, prepare: withRecord, work: () => get("/api/account/export") },
  "password at the sign-in": {
    status: 401,
    work: () =>
      post(
        "/api/auth/sign-in/email",
        JSON.stringify({ email: `${randomUUID()}@example.com`, password: "x".repeat(128) }),
      ),
  },
  "JSON as large as is taken": {
    // Unknown fields are ignored; the text was analysed before.
    status: 200,
    work: () =>
      post(
        "/api/analyze",
        JSON.stringify({ text: koreanText(1), more: Array(Math.floor(JSON_BODY_MAX_BYTES / 4) - 200).fill(1) }),
      ),
  },
  "JSON that is nested as deep as is taken": {
    status: 400,
    work: () => post("/api/analyze", "[".repeat(JSON_BODY_MAX_BYTES / 2) + "]".repeat(JSON_BODY_MAX_BYTES / 2)),
  },
};

it.each(Object.entries(WORK))(
  `holds the event loop for less than ${LONGEST_MS} ms: %s`,
  async (name, { status, work, prepare }) => {
    const next = async (round: number) => {
      person = people[round % PEOPLE] as Person;
      await prepare?.();
    };
    await next(0);
    expect(await answered(work)).toBe(status);
    const found: number[] = [];
    const isGood = () => Math.min(...found) < LONGEST_MS;
    while (found.length < ROUNDS && (process.env.TEST_LONG || !isGood())) {
      await next(found.length + 1);
      await hold();
      expect(await Promise.all([answered(work), answered(work)])).toEqual([status, status]);
      const { cpuMs, burden } = await hold();
      found.push(Math.round((cpuMs / burden) * 10) / 10);
    }
    console.info(`event loop: ${name}: ${found.join(", ")} ms`);
    expect(isGood(), `${found.join(", ")} ms`).toBe(true);
  },
  START_TIMEOUT_MS,
);

const MOST_TRIES = 20;
/** An overloaded machine rejects requests or times out; they are retried. */
async function answered(work: () => Promise<Response>): Promise<number> {
  for (let tries = 1; ; tries++) {
    const { status } = await work();
    if (tries === MOST_TRIES || (status !== 429 && status < 500)) return status;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Reads the whole answer, so that all of the work is in it. */
async function ask(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(`${address}${path}`, init);
  const body = await answer.arrayBuffer();
  return new Response(body, { status: answer.status });
}

/** Pro users, each with a session and a history. */
async function fillAccounts(database: string): Promise<Person[]> {
  const { db, close } = await openEmbedded(database);
  const detector = wordDetector(createDetector(readFileSync(engineModelFile)));
  const texts = { small: reportOf(detector, 500), large: reportOf(detector, 10_000) };
  const filled: Person[] = [];
  while (filled.length < PEOPLE) filled.push(await fillAccount(db, texts));
  await close();
  return filled;
}

type Judged = ReturnType<typeof reportOf>;

async function fillAccount(db: Database, { small, large }: { small: Judged; large: Judged }): Promise<Person> {
  const [userId, token] = [await insertUser(db, { emailVerified: true }), randomUUID()];
  const now = Date.now();
  await db.insert(sessions).values({ id: randomUUID(), token, userId, expiresAt: new Date(now + 3_600_000) });
  const signature = createHmac("sha256", AUTH_SECRET).update(token).digest("base64");
  const cookie = `geulgyeol.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  const [startsAt, endsAt] = [new Date(now - 86_400_000), new Date(now + 86_400_000)];
  await db.insert(proPeriods).values({ id: randomUUID(), userId, startsAt, endsAt, monthlyCredits: 300 });
  await giftCredits({ db, now: new Date() }, userId, 10_000);
  let largeId = "";
  for (let at = 0; at < KEPT; at++) {
    const { text, report } = at < KEPT_LARGE ? large : small;
    const { verdict, aiProbability, engineVersion, modelVersion } = report;
    const row: StoredAnalysis = {
      id: randomUUID(),
      userId,
      kind: "wordLevel",
      text,
      textHash: randomUUID(),
      charCount: text.length,
      trigger: "manual",
      source: { kind: "paste" },
      documentType: null,
      views: null,
      fileMetadata: null,
      verdict,
      aiProbability,
      report,
      engineVersion,
      modelVersion,
      processingTimeMs: 10,
      charged: 2,
      revisionOf: null,
      createdAt: new Date(now - 3_600_000 - at),
      title: null,
      isFavourite: false,
      batchId: null,
      deletedAt: null,
    };
    const [placed] = await db.insert(analyses).values(row).returning({ sequence: analyses.sequence });
    await upsertHistoryEntry(db, { ...row, sequence: placed?.sequence ?? 0 });
    if (at === 0) largeId = row.id;
  }
  return { cookie, largeId };
}

function reportOf(detector: WordedDetector, length: number) {
  const text = koreanText(length, length);
  const analysis = detector.analyse(text, { wordLevel: true });
  if (analysis.kind === "refusal") throw new Error(analysis.message);
  return { text, report: analysis.report as unknown as StoredAnalysis["report"] };
}
