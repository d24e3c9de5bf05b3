import { type BatchText, ERRORS, TEXT_MAX_CHARS } from "@geulgyeol/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, fakeServer, refuse } from "../../testing/fake-server.ts";
import { batchUploads, dropUploads, startUploads } from "./batch-uploads.ts";

const TEXT: BatchText = {
  id: "sent-1",
  position: 0,
  pupilNumber: 3,
  pupilName: "김도하",
  fileName: "3_김도하.hwp",
  title: null,
  state: "waiting",
  failure: null,
  mayJudgeAgain: false,
  charCount: 12,
  reviewed: "none",
  handedInAt: null,
  finding: null,
};
const SENTENCE = "건널목에는 의자가 없다. ";

/** A refusal that asks to wait a second. */
function wait(code: "RATE_LIMITED" | "SERVER_BUSY"): Response {
  const error = { code, message: ERRORS[code].message, requestId: "r" };
  const headers = { "content-type": "application/json", "retry-after": "1" };
  return new Response(JSON.stringify({ success: false, error }), { status: ERRORS[code].status, headers });
}

const start = (splitsLong = false) =>
  startUploads([
    {
      batchId: "b1",
      textId: "sent-1",
      file: { name: "3_김도하.hwp", open: () => new File([], "3_김도하.hwp") },
      splitsLong,
    },
  ]);
const done = () => vi.waitFor(() => expect(batchUploads.get().size).toBe(0), { timeout: 15_000 });

const EXTRACT = "POST /api/documents/extract";

/** The server's reading of the file, once for each time it is asked. */
const reads = (text: string) => ({
  [EXTRACT]: () => {
    const data = { kind: "hwp", name: "3_김도하.hwp", text, charCount: text.length, warnings: [], hidden: [] };
    return new Response(JSON.stringify({ success: true, data }));
  },
});

type Calls = ReturnType<typeof fakeServer>;
const sent = (calls: Calls) => calls.filter(({ path }) => path.startsWith("/api/batches"));
const timesRead = (calls: Calls) => calls.length - sent(calls).length;

describe("sending the files of a batch", () => {
  beforeEach(() => {
    batchUploads.set(new Map());
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
  });

  it("waits as long as the server asks, and reads the file once", async () => {
    const answers = [wait("RATE_LIMITED"), wait("SERVER_BUSY"), answer(TEXT)];
    const calls = fakeServer({
      ...reads(SENTENCE),
      "PUT /api/batches/texts": () => answers.shift() ?? refuse("INTERNAL_ERROR"),
    });
    start();
    await done();
    expect(sent(calls)).toHaveLength(3);
    expect(new Set(sent(calls).map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(timesRead(calls)).toBe(1);
  });

  it("adds the parts of a long text once, however often one of them has to wait", async () => {
    const long = SENTENCE.repeat(Math.ceil((TEXT_MAX_CHARS * 2.5) / SENTENCE.length));
    const texts = [
      { ...TEXT, id: "sent-2" },
      { ...TEXT, id: "sent-3" },
    ];
    let puts = 0;
    const calls = fakeServer({
      ...reads(long),
      "PUT /api/batches/texts": () => (puts++ === 1 ? wait("RATE_LIMITED") : answer(TEXT)),
      "PATCH /api/batches/texts": () => answer(TEXT),
      "POST /api/batches/texts": () => answer({ texts }),
    });
    start(true);
    await done();
    const added = sent(calls)
      .filter(({ method }) => method === "POST")
      .map(({ body }) => body);
    expect(added).toEqual([
      {
        batchId: "b1",
        texts: ["2/3", "3/3"].map((title) => ({
          pupilNumber: 3,
          pupilName: "김도하",
          fileName: "3_김도하.hwp",
          title,
        })),
      },
    ]);
    const ids = calls.filter(({ method }) => method === "PUT").map(({ body }) => (body as { id: string }).id);
    expect(ids).toEqual(["sent-1", "sent-2", "sent-2", "sent-3"]);
  });

  it("notes in the row why a file gave no text, and waits for that too", async () => {
    const answers = [wait("RATE_LIMITED"), answer(TEXT)];
    const calls = fakeServer({
      [EXTRACT]: () => refuse("FILE_BROKEN"),
      "PUT /api/batches/texts": () => answers.shift() ?? refuse("INTERNAL_ERROR"),
    });
    start();
    await done();
    const said = { id: "sent-1", content: { failure: "FILE_BROKEN" } };
    expect(sent(calls).map(({ body }) => body)).toEqual([said, said]);
  });

  it("stops for a text that was deleted while it waited, and says nothing of it", async () => {
    const calls = fakeServer({ ...reads(SENTENCE), "PUT /api/batches/texts": () => wait("RATE_LIMITED") });
    start();
    await vi.waitFor(() => expect(sent(calls)).toHaveLength(1));
    dropUploads(({ textId }) => textId === "sent-1");
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(sent(calls).length).toBeLessThanOrEqual(2);
    expect(JSON.stringify(calls)).not.toContain("failure");
  });
});
