import type { DocumentMessage, DocumentTask } from "../workers/document-task.ts";
import { watchReader } from "../workers/watch-reader.ts";

/** A process of the document pool that acts according to the name of its file. */
watchReader();

const say = (message: DocumentMessage) => process.send?.(message);

const document = (text: string): DocumentMessage => ({
  kind: "document",
  document: { kind: "txt", text, paragraphs: [], warnings: [], hidden: [], metadata: {} },
});

const SCRIPTS: Readonly<Record<string, () => void | Promise<void>>> = {
  "hang.txt": () => {
    for (;;);
  },
  "throw.txt": () => {
    throw new Error("unexpected");
  },
  "exit.txt": () => process.exit(3),
  "fill the heap.txt": () => {
    for (const held: number[][] = []; ; ) held.push(new Array(1_000_000).fill(held.length));
  },
  "fill buffers.txt": () => {
    for (const held: Buffer[] = []; ; ) held.push(Buffer.alloc(8 * 2 ** 20, 1));
  },
  "slow.txt": async () => {
    for (let step = 1; step <= 10; step++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      say({ kind: "progress", share: step / 10 });
    }
    say(document("slow"));
  },
  "secrets.txt": () => void say(document(Object.keys(process.env).join(" "))),
  "number.txt": () => void say(document(String(process.pid))),
  "progress.txt": () => {
    say({ kind: "progress", share: 0.5 });
    say(document("progress"));
  },
  "answer and end.txt": () => void process.send?.(document("answer"), () => process.exit(0)),
};

/** `exit at 1700000000000.txt` runs the script of `exit.txt` at that time. */
process.once("message", async ({ name }: DocumentTask) => {
  const at = Number(/ at (\d+)/.exec(name)?.[1] ?? 0);
  if (at > 0) await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
  void SCRIPTS[name.replace(/ at \d+/, "")]?.();
});
process.once("disconnect", () => process.exit(0));
