import {
  handInPupilText,
  handIn as handInSchema,
  RECORD_ENTRIES_MAX,
  replacePupilText,
  createRecordShare as shareSchema,
} from "@geulgyeol/contract";
import { expect, it } from "vitest";
import { writtenRecord } from "../../testing/written-record.ts";
import { jsonOf } from "./checked-record.ts";
import { holdsRecord, readRecordBody } from "./read-record-body.ts";

const written = writtenRecord([{ text: "초록불이 열넷에서 시작했다. " }, { text: "지운 비밀.", deleted: 6 }]);
const shared = (more: object = {}) => ({
  record: written.shown("text"),
  title: "강을 건넌 날",
  writer: null,
  showsText: true,
  showsReplay: false,
  days: 30,
  ...more,
});
const handed = (more: object = {}) => ({
  token: "t".repeat(32),
  name: "한도윤",
  text: written.text,
  writing: { record: written.shown("text"), showsReplay: false },
  ...more,
});
const bytes = (body: unknown) => Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
const recordOf = (more: object) => ({ ...written.shown("text"), ...more });

it("puts what it found of a record in the place of the record", () => {
  const { record, ...rest } = readRecordBody("createRecordShare", bytes(shared({ unknown: 1 })));
  expect(rest).toEqual({ title: "강을 건넌 날", writer: null, showsText: true, showsReplay: false, days: 30 });
  expect(record).toMatchObject({
    recordId: written.recordId,
    isWhole: true,
    hasSecret: false,
    showsEveryText: false,
    showsNoText: false,
    text: written.text,
    figures: { entries: written.record.entries.length, characters: written.text.length, typedPercent: 100 },
  });
  expect(JSON.parse(Buffer.from(jsonOf(record)).toString())).toEqual(written.shown("text"));
});

it("says what a record shows, and whether it fits together with and without the stamps that it claims", () => {
  const read = (record: object) => readRecordBody("createRecordShare", bytes(shared({ record }))).record;
  expect(read(written.record)).toMatchObject({ hasSecret: true, showsEveryText: true, text: written.text });
  expect(read(written.shown("nothing"))).toMatchObject({ showsNoText: true, text: null, isWhole: true });
  const stamp = { entries: 3, hash: "0".repeat(64), characters: 3, stampedAt: "2026-03-10T03:00:00.000Z" };
  expect(read(recordOf({ stamps: [stamp] }))).toMatchObject({
    isWhole: false,
    isWholeUnstamped: true,
    stamps: [stamp],
  });
  const broken = read(recordOf({ hash: "0".repeat(64) }));
  expect(broken).toMatchObject({ isWhole: false, isWholeUnstamped: false, text: null, figures: null });
});

it("reads no text of a record whose places lead out of it", () => {
  const [first, ...others] = written.record.entries;
  const away = { ...first, at: 2 ** 52, origin: "type" as const };
  const { record } = readRecordBody(
    "createRecordShare",
    bytes(shared({ record: recordOf({ entries: [away, ...others] }) })),
  );
  expect(record).toMatchObject({ isWhole: false, text: null });
});

it("reads a text that is handed in with and without a record", () => {
  const { writing, ...rest } = readRecordBody("handIn", bytes(handed()));
  expect(rest).toMatchObject({ name: "한도윤", text: written.text });
  expect(writing).toMatchObject({ showsReplay: false, record: { isWhole: true, text: written.text } });
  expect(readRecordBody("handIn", bytes(handed({ writing: null }))).writing).toBeNull();
  expect(holdsRecord("handIn", handed())).toBe(true);
  expect(holdsRecord("handIn", handed({ writing: null, record: {} }))).toBe(false);
});

const pupil = { token: "t", number: 3, name: "한도윤", text: written.text, agrees: true };

it.each([
  ["createRecordShare", shareSchema.request, shared()],
  ["handIn", handInSchema.request, handed()],
  ["handInPupilText", handInPupilText.request, { ...pupil, writing: handed().writing }],
  ["replacePupilText", replacePupilText.request, { receipt: "r", text: written.text, writing: handed().writing }],
] as const)("accepts and refuses the same bodies as the schema of %s", (name, schema, body) => {
  const bodies = [body, ...changedBodies(body)];
  const accepted = bodies.filter((one) => schema.safeParse(one).success);
  expect(accepted).toContain(body);
  expect(accepted.length).toBeLessThan(bodies.length / 2);
  for (const one of bodies) {
    if (accepted.includes(one)) readRecordBody(name, bytes(one));
    else expect(() => readRecordBody(name, bytes(one)), JSON.stringify(one)).toThrow("INVALID_REQUEST");
  }
});

/** The body with something else, or nothing, in each place of it, of its record and of some of its changes. */
function changedBodies(body: object): object[] {
  const found: object[] = [];
  const walk = (value: unknown, put: (replaced: unknown) => object) => {
    for (const other of [{ other: 1 }, null, "7", -1, []]) found.push(put(other));
    if (Array.isArray(value)) {
      for (const at of [0, value.length - 1]) {
        if (at in value) walk(value[at], (one) => put(value.with(at, one)));
      }
    } else if (typeof value === "object" && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        walk(child, (one) => put({ ...value, [key]: one }));
        found.push(put(Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))));
      }
    }
  };
  walk(body, (one) => one as object);
  return found;
}

it("refuses like any other body, and stops at the first change that is none", () => {
  const refused = (body: unknown, code: string, name: "createRecordShare" | "handIn" = "createRecordShare") =>
    expect(() => readRecordBody(name, bytes(body))).toThrow(code);
  refused("", "INVALID_JSON");
  refused('{"record":', "INVALID_JSON");
  refused(`${'{"record":'.repeat(101)}1${"}".repeat(101)}`, "INVALID_JSON");
  expect(() => readRecordBody("handIn", Buffer.from([0x22, 0xff, 0x22]))).toThrow("INVALID_UNICODE");
  refused(shared({ title: "\ud800" }), "INVALID_UNICODE");
  refused(handed({ name: "a\0" }), "INVALID_UNICODE", "handIn");
  for (const body of ["[]", "null", "7", "{}", '{"record":null}', '{"writing":7}']) refused(body, "INVALID_REQUEST");
  const began = performance.now();
  refused({ record: { entries: Array(RECORD_ENTRIES_MAX).fill({}) } }, "INVALID_REQUEST");
  refused({ record: { entries: Array(RECORD_ENTRIES_MAX + 1).fill({}) } }, "INVALID_REQUEST");
  expect(performance.now() - began).toBeLessThan(1_000);
});
