import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import {
  analyseDocument,
  analyseImage,
  analysePdf,
  ErrorEnvelope,
  extractDocument,
  formatOf,
} from "@geulgyeol/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runSize } from "../../../scripts/testing/run-size.ts";
import { AppError } from "../../src/app-error.ts";
import type { DatabaseConnection } from "../../src/db/connection.ts";
import { giftCredits } from "../../src/modules/credits/index.ts";
import { koreanText } from "../../src/testing/korean-text.ts";
import { openTestApp, type TestApp } from "../../src/testing/test-app.ts";
import { openEmbeddedCopy } from "../../src/testing/test-database.ts";

const REQUESTS = runSize({ short: 60, all: 300, long: 5_000 });
const SEED = 20_261_122;
const GIFT = 100_000;
const BOUNDARY = "----geulgyeol-fuzz";

let connection: DatabaseConnection;
let test: TestApp;
let cookie: string;
let texts = 0;

/** Reads by the name of the file, as the real reader does first. Every file that is read has a new text, so that each analysis that succeeds has its price. */
beforeAll(async () => {
  connection = await openEmbeddedCopy();
  test = await openTestApp(connection, {
    readDocument: async ({ name }) => {
      const format = formatOf(name);
      if (format === null) throw new AppError("UNSUPPORTED_FILE");
      const { kind } = format;
      const size = { width: 9, height: 9, turn: 0, words: [] };
      return {
        kind,
        text: koreanText(texts++),
        paragraphs: [],
        warnings: [],
        hidden: [],
        metadata: {},
        ...(kind === "image" && {
          recognition: { confidence: 0.9, language: "kor" as const, processingTimeMs: 1, ...size },
        }),
      };
    },
  });
  cookie = await test.newSession();
  const { id } = (await test.call("GET", "/api/user/me", { cookie })).json().data.user;
  await giftCredits({ db: connection.db, now: new Date() }, id, GIFT);
});
afterAll(() => test?.app.close());
afterAll(() => connection?.close());
const remaining = async () => (await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining;

const ENDPOINTS = [
  { path: analysePdf.path, name: "글.pdf", price: 1 },
  { path: analyseDocument.path, name: "글.hwp", price: 1 },
  { path: analyseImage.path, name: "글.png", price: 1 },
  { path: extractDocument.path, name: "글.docx", price: 0 },
] as const;

interface Part {
  readonly head: string;
  readonly body: Uint8Array | string;
}

const bytes = (maxLength: number) => fc.uint8Array({ maxLength });
const file = (name: string): Part => ({
  head: `content-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream`,
  body: "bytes of a file",
});
const field = (name: string, body: string): Part => ({ head: `content-disposition: form-data; name="${name}"`, body });

/** Malformed part headers. */
const strangeHead = (name: string) =>
  fc.oneof(
    fc.constantFrom(
      "",
      "no colon here",
      "content-type: text/plain",
      "content-disposition:",
      "content-disposition: attachment",
      'content-disposition: form-data; filename="a.pdf"',
      'content-disposition: form-data; name="file"; filename=""',
      'content-disposition: form-data; name="file"; filename="../../etc/passwd"',
      'content-disposition: form-data; name="file"; filename="\u0000\u0007.pdf"',
      `content-disposition: form-data; name="file"; filename*=utf-8''%ff%fe%00${name}`,
      'content-disposition: form-data; name="__proto__"; filename="a.pdf"',
      'content-disposition: form-data; name="constructor"',
      'content-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: multipart/mixed; boundary=inner',
      'content-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-transfer-encoding: base64',
      'content-disposition: form-data; name="file"; filename="a.pdf',
    ),
    fc
      .integer({ min: 1, max: 120_000 })
      .map((length) => `content-disposition: form-data; name="${"n".repeat(length)}"`),
    fc.integer({ min: 1, max: 5_000 }).map((count) => `${file(name).head}\r\n${"x: y\r\n".repeat(count)}`.trim()),
    bytes(200).map((raw) => Buffer.from(raw).toString("latin1")),
  );

const parts = (name: string): fc.Arbitrary<readonly Part[]> =>
  fc.oneof(
    fc.constant([file(name)]),
    fc.constant([]),
    fc.constant([file(name), file(name)]),
    fc.constant([file("글.exe")]),
    fc.constant([field("file", "a field, not a file")]),
    fc
      .integer({ min: 1, max: 200 })
      .map((count) => [...Array(count)].map((_, n) => field(`f${n}`, "1")).concat(file(name))),
    fc.integer({ min: 1, max: 5_000 }).map((length) => [field("language", "k".repeat(length)), file(name)]),
    fc
      .constantFrom("language", "recognise", "firstPage", "lastPage", "__proto__", "toString")
      .chain((key) => fc.string({ unit: "binary", maxLength: 40 }).map((value) => [field(key, value), file(name)])),
    fc.record({ head: strangeHead(name), body: bytes(300) }).map((part) => [part, file(name)]),
    fc.record({ head: strangeHead(name), body: bytes(300) }).map((part) => [part]),
  );

/** Content-Type headers of the request. */
const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
  fc.constantFrom(
    "multipart/form-data",
    "multipart/form-data; boundary=",
    'multipart/form-data; boundary=""',
    "multipart/form-data; boundary=other",
    `multipart/form-data; boundary=${"b".repeat(5_000)}`,
    `multipart/form-data; boundary="${BOUNDARY}`,
    `multipart/form-data; charset=utf-16; boundary=${BOUNDARY}`,
    `multipart/mixed; boundary=${BOUNDARY}`,
    `MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`,
    `multipart/form-data; boundary=${BOUNDARY}; boundary=other`,
    "application/json",
    "text/plain",
    "nonsense",
  ),
);

/** Damage to the body: cut off, partly overwritten, other line ends, or random. */
const damage = fc.oneof(
  { weight: 3, arbitrary: fc.constant((form: Buffer) => form) },
  fc.double({ min: 0, max: 1, noNaN: true }).map((share) => (form: Buffer) => form.subarray(0, share * form.length)),
  fc
    .record({ share: fc.double({ min: 0, max: 1, noNaN: true }), more: bytes(64), cut: fc.nat(64) })
    .map(({ share, more, cut }) => (form: Buffer) => {
      const at = Math.floor(share * form.length);
      return Buffer.concat([form.subarray(0, at), more, form.subarray(at + cut)]);
    }),
  fc.constant((form: Buffer) => Buffer.from(form.toString("latin1").replaceAll("\r\n", "\n"), "latin1")),
  bytes(500).map((raw) => () => Buffer.from(raw)),
);

const requests = fc
  .constantFrom(...ENDPOINTS)
  .chain((endpoint) =>
    fc.record({ endpoint: fc.constant(endpoint), type: contentType, parts: parts(endpoint.name), damage }),
  );

function formOf(all: readonly Part[]): Buffer {
  const written = all.flatMap(({ head, body }) => [
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

it(
  `returns no 5xx for ${REQUESTS} broken forms and charges only for analyses`,
  async () => {
    let price = 0;
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(requests, async ({ endpoint, type, parts: given, damage: spoil }) => {
        const answer = await test.app.inject({
          method: "POST",
          url: endpoint.path,
          payload: spoil(formOf(given)),
          headers: { cookie, "content-type": type },
        });
        const said = `${endpoint.path} ${answer.statusCode} ${answer.body.slice(0, 300)}\n${test.logLines.slice(-2).join("\n")}`;
        expect(answer.statusCode, said).toBeLessThan(500);
        if (answer.statusCode === 200) price += endpoint.price;
        else expect(ErrorEnvelope.safeParse(answer.json()).success, said).toBe(true);
        const code = answer.statusCode === 200 ? "OK" : answer.json().error.code;
        seen.set(code, (seen.get(code) ?? 0) + 1);
      }),
      { numRuns: REQUESTS, seed: SEED },
    );
    console.info(`broken forms: ${[...seen].map(([code, count]) => `${code} ${count}`).join(", ")}`);
    // The run covered valid forms and the main kinds of refusal.
    for (const code of ["OK", "FILE_MISSING", "UNSUPPORTED_FILE", "UNSUPPORTED_MEDIA_TYPE", "INVALID_REQUEST"]) {
      expect([...seen.keys()]).toContain(code);
    }
    // Every account also has three daily credits.
    expect(await remaining()).toBe(GIFT + 3 - price);
  },
  process.env.TEST_LONG ? 600_000 : 180_000,
);

it("survives aborted uploads without charging for them", async () => {
  const before = await remaining();
  await test.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const form = formOf([file("글.pdf")]);
  for (const share of [0, 0.2, 0.5, 0.9, 1]) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        const head = `POST ${analysePdf.path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n`;
        socket.write(`${head}content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 9999\r\n\r\n`);
        socket.write(form.subarray(0, share * form.length));
        setTimeout(() => socket.destroy(), 50);
      });
      socket.on("close", () => resolve());
    });
  }
  expect((await test.call("GET", "/api/health", {})).statusCode).toBe(200);
  expect(await remaining()).toBe(before);
  expect(test.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
