import { SHARED_RECORD_MAX_BYTES } from "@geulgyeol/contract";
import { afterEach, expect, it, vi } from "vitest";
import { packRecord } from "../modules/records/pack-record.ts";
import { bundledProcess } from "../testing/bundled-process.ts";
import { writtenRecord } from "../testing/written-record.ts";
import { createRecordPool, type RecordPool, type RecordPoolOptions } from "./record-pool.ts";

let pool: RecordPool;
afterEach(() => pool.close());

function open(options: Partial<RecordPoolOptions> = {}): void {
  pool = createRecordPool({ entry: bundledProcess("record-worker"), ...options });
}

const ME = { key: "me" };
const written = writtenRecord([{ text: "버스를 타고 강을 건넜다. " }, { text: "인용문이다.", origin: "paste" }]);
const body = (more: object = {}) => ({
  token: "t".repeat(32),
  name: "한도윤",
  text: written.text,
  writing: { record: written.shown("text"), showsReplay: false },
  ...more,
});
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

/** Changes at both ends of a long text in turn: each moves all of it, which takes 5 s of a processor. */
function slowRecord() {
  const entry = { removed: 0, length: 1, origin: "type", inserted: "가", source: null };
  const long = {
    time: 0,
    at: 0,
    removed: 0,
    length: 1_000_000,
    origin: "paste",
    inserted: "가".repeat(1_000_000),
    source: null,
  };
  const entries = Array.from({ length: 99_000 }, (_, at) => ({
    ...entry,
    time: at,
    at: at % 2 === 0 ? 0 : 1_000_000 + at,
  }));
  return { ...written.record, entries: [long, ...entries] };
}

it("reads and checks a record in a worker thread", async () => {
  open();
  const read = await pool.readBody("handIn", bytes(body()), ME);
  expect(read).toMatchObject({ name: "한도윤", writing: { record: { isWhole: true, text: written.text } } });
  const json = Buffer.from(read.writing?.record.json ?? []).toString();
  expect(JSON.parse(`${json}}`)).toEqual({ ...written.shown("text"), stamps: undefined });
  const stored = await packRecord(bytes(written.shown("text")));
  expect(await pool.summarise({ bytes: stored, stamps: [] }, ME)).toMatchObject({ arrivals: 1, text: written.text });
});

it("throws the codes of a body that is refused", async () => {
  open();
  const refused = (value: Uint8Array, code: string) =>
    expect(pool.readBody("createRecordShare", value, ME)).rejects.toMatchObject({ code });
  await refused(bytes({ record: {} }), "INVALID_REQUEST");
  await refused(bytes({ record: { entries: "\ud800" } }), "INVALID_UNICODE");
  await refused(Buffer.from('{"record":{}'), "INVALID_JSON");
  await refused(Buffer.from(`{"record":{},"more":"${"가".repeat(40_000)}`), "INVALID_JSON");
});

it("reads a short body without a record at once, also while no more records can wait", async () => {
  open({ maxWaiting: 0 });
  const busy = pool.readBody("handIn", bytes(body()), ME);
  await expect(pool.readBody("handIn", bytes(body()), ME)).rejects.toMatchObject({ code: "SERVER_BUSY" });
  expect((await pool.readBody("handIn", bytes(body({ writing: null })), ME)).writing).toBeNull();
  expect((await busy).writing?.record.isWhole).toBe(true);
});

it("ends the work on a record that takes too long, and goes on with the next", async () => {
  open({ timeoutMs: 1_500 });
  // The start of a thread may take longer than the limit on a loaded machine.
  const read = () => vi.waitFor(() => pool.readBody("handIn", bytes(body()), ME), { timeout: 60_000, interval: 10 });
  await read();
  const slow = pool.readBody("handIn", bytes(body({ writing: { record: slowRecord(), showsReplay: true } })), ME);
  await expect(slow).rejects.toMatchObject({ code: "SERVER_BUSY" });
  expect((await read()).writing?.record.isWhole).toBe(true);
});

/** A body of 8 MB whose record has these values besides, as many as fit or as given. */
function stuffed(value: (at: number) => string, count = Number.POSITIVE_INFINITY) {
  // With an escape every value is visited.
  const [before, after] = [`{"record":{"entries":[],"hash":"\\ud83d\\ude00","more":[0`, "]}}"];
  let room = SHARED_RECORD_MAX_BYTES - before.length - after.length;
  const values: string[] = [];
  for (let at = 0; at < count; at++) {
    const next = `,${value(at)}`;
    if (next.length > room) break;
    values.push(next);
    room -= next.length;
  }
  return Buffer.from(before + values.join("") + after + " ".repeat(room));
}

it.each([
  ["objects", stuffed(() => "{}")],
  ["numbers", stuffed(() => "1")],
  ["nested lists", stuffed(() => "[".repeat(98) + "]".repeat(98))],
])("refuses 8 MB of %s before they are parsed, and five at once leave the others their turns", async (_, hostile) => {
  open();
  const ends: string[] = [];
  const five = Array.from({ length: 5 }, async () => {
    const read = pool.readBody("createRecordShare", new Uint8Array(hostile), { key: "hostile" });
    await expect(read).rejects.toMatchObject({ code: "INVALID_JSON" });
    ends.push("hostile");
  });
  const mine = await pool.readBody("handIn", bytes(body()), ME);
  expect(mine.writing?.record.isWhole).toBe(true);
  expect(ends.length).toBeLessThanOrEqual(1);
  await Promise.all(five);
});

it("needs half of its memory for as many objects as are parsed, each of its own shape", async () => {
  open({ heapMb: 192 });
  const hostile = stuffed((at) => `{"${at}":1}`, 499_000);
  const read = () => pool.readBody("createRecordShare", new Uint8Array(hostile), ME);
  const refused = { code: "INVALID_REQUEST" };
  await Promise.all([expect(read()).rejects.toMatchObject(refused), expect(read()).rejects.toMatchObject(refused)]);
  expect((await pool.readBody("handIn", bytes(body()), ME)).writing?.record.isWhole).toBe(true);
}, 60_000);
