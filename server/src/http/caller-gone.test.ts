import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseConnection } from "../db/connection.ts";
import { koreanText } from "../testing/korean-text.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { openEmbeddedCopy } from "../testing/test-database.ts";
import { uploadForm } from "../testing/upload-form.ts";

describe("client disconnect", () => {
  let connection: DatabaseConnection;
  let test: TestApp;
  let cookie: string;
  let port: number;
  beforeAll(async () => {
    connection = await openEmbeddedCopy();
    test = await openTestApp(connection, {
      analyse: async (...given) => {
        await pause(200);
        return test.script.analyse(...given);
      },
      // Rejects on abort, as the queue of the readers does.
      readDocument: (_file, hooks) =>
        new Promise((_resolve, reject) => {
          hooks?.onProgress?.(0.1);
          hooks?.signal?.addEventListener("abort", () => reject(hooks.signal?.reason));
        }),
    });
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    port = (test.app.server.address() as AddressInfo).port;
    cookie = await test.newSession();
  });
  afterAll(() => test?.app.close());
  afterAll(() => connection?.close());

  const form = uploadForm({ name: "a.txt", bytes: koreanText(1).repeat(200) });
  const json = Buffer.from(JSON.stringify({ text: koreanText(2, 9_000) }));
  const type = "content-type: application/json";
  const multipart = `content-type: ${form.headers["content-type"]}`;

  it.each([
    ["in the middle of a text", "/api/analyze/word-level", type, json, 0.5, 50],
    ["while a text is analysed", "/api/analyze/word-level", type, json, 1, 100],
    ["when the response begins", "/api/analyze", type, json, 1, 0],
    ["in the middle of a file", "/api/documents/extract", multipart, form.payload, 0.5, 50],
    ["in the middle of a file to analyse", "/api/analyze/document", multipart, form.payload, 0.5, 50],
    ["while a file is being read", "/api/documents/extract", multipart, form.payload, 1, 100],
    [
      "while a file's progress is streamed",
      "/api/documents/extract",
      `${multipart}\r\naccept: application/x-ndjson`,
      form.payload,
      1,
      0,
    ],
  ] as const)(
    "logs no warning or error when the client leaves %s",
    async (_when, path, headers, payload, share, afterMs) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\ncookie: ${cookie}\r\n${headers}\r\ncontent-length: ${payload.length}\r\n\r\n`,
      );
      socket.write(payload.subarray(0, Math.ceil(payload.length * share)));
      if (afterMs === 0) await once(socket, "data");
      else await pause(afterMs);
      const since = test.logLines.length;
      socket.destroy();
      await pause(800);
      const faults = test.logLines.slice(since).filter((line) => JSON.parse(line).level >= 40);
      expect(faults).toEqual([]);
      expect((await test.call("GET", "/api/health")).statusCode).toBe(200);
    },
  );
});
