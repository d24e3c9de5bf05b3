import { type BatchText, ERRORS, TEXT_MAX_CHARS } from "@geulgyeol/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, fakeServer, refuse } from "../../testing/fake-server.ts";
import { readFileText } from "../files/file-readers.ts";
import { batchUploads, dropUploads, startUploads } from "./batch-uploads.ts";

vi.mock("../files/file-readers.ts", () => ({ readFileText: vi.fn() }));

const TEXT: BatchText = {
  id: "t1",
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
      textId: "t1",
      file: { name: "3_김도하.hwp", open: () => new File([], "3_김도하.hwp") },
      splitsLong,
    },
  ]);
const done = () => vi.waitFor(() => expect(batchUploads.get().size).toBe(0), { timeout: 15_000 });

function readsAs(text: string): void {
  vi.mocked(readFileText)
    .mockReset()
    .mockResolvedValue({ text, kind: "hwp", name: "3_김도하.hwp", notices: [], hidden: [] } as never);
}

describe("sending the files of a batch", () => {
  beforeEach(() => {
    batchUploads.set(new Map());
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
  });

  it("waits as long as the server asks, and reads the file once", async () => {
    readsAs(SENTENCE);
    const answers = [wait("RATE_LIMITED"), wait("SERVER_BUSY"), answer(TEXT)];
    const calls = fakeServer({ "PUT /api/batches/texts": () => answers.shift() ?? refuse("INTERNAL_ERROR") });
    start();
    await done();
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(readFileText).toHaveBeenCalledTimes(1);
  });

  it("adds the parts of a long text once, however often one of them has to wait", async () => {
    readsAs(SENTENCE.repeat(Math.ceil((TEXT_MAX_CHARS * 2.5) / SENTENCE.length)));
    const texts = [
      { ...TEXT, id: "t2" },
      { ...TEXT, id: "t3" },
    ];
    let puts = 0;
    const calls = fakeServer({
      "PUT /api/batches/texts": () => (puts++ === 1 ? wait("RATE_LIMITED") : answer(TEXT)),
      "PATCH /api/batches/texts": () => answer(TEXT),
      "POST /api/batches/texts": () => answer({ texts }),
    });
    start(true);
    await done();
    const added = calls.filter(({ method }) => method === "POST").map(({ body }) => body);
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
    expect(ids).toEqual(["t1", "t2", "t2", "t3"]);
  });

  it("notes in the row why a file gave no text, and waits for that too", async () => {
    vi.mocked(readFileText)
      .mockReset()
      .mockRejectedValue(Object.assign(new Error("broken"), { code: "FILE_BROKEN" }));
    const answers = [wait("RATE_LIMITED"), answer(TEXT)];
    const calls = fakeServer({ "PUT /api/batches/texts": () => answers.shift() ?? refuse("INTERNAL_ERROR") });
    start();
    await done();
    const said = { id: "t1", content: { failure: "FILE_BROKEN" } };
    expect(calls.map(({ body }) => body)).toEqual([said, said]);
  });

  it("stops for a text that was deleted while it waited, and says nothing of it", async () => {
    readsAs(SENTENCE);
    const calls = fakeServer({ "PUT /api/batches/texts": () => wait("RATE_LIMITED") });
    start();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    dropUploads(({ textId }) => textId === "t1");
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(calls.length).toBeLessThanOrEqual(2);
    expect(JSON.stringify(calls)).not.toContain("failure");
  });
});
