import { countCharacters, SCAN_PAGES_MAX, TEXT_MAX_CHARS } from "@geulgyeol/contract";
import { loadApi } from "../api/load-api.ts";
import { readFileText } from "../files/file-readers.ts";
import { sourceOfFile } from "../files/source-of-file.ts";
import { createStore } from "../state/create-store.ts";
import { splitParts } from "../text-parts/split-parts.ts";
import type { BatchFile } from "./collect-files.ts";
import { failureCode, secondsToWait } from "./failure-code.ts";

/** A file whose text is not with the server yet. */
export interface Upload {
  readonly batchId: string;
  readonly textId: string;
  readonly file: BatchFile;
  /** Finished share of reading it, 0 to 1; null while it waits for its turn. */
  readonly share: number | null;
  /** Whether a text that is too long becomes several. */
  readonly splitsLong: boolean;
}

/** The files that this window is reading for its batches, by the id of their text. */
export const batchUploads = createStore<ReadonlyMap<string, Upload>>(new Map());

/** Files read at the same time. */
const AT_ONCE = 2;
/** How many times a file waits for a busy server or for the connection: about an hour. */
const MOST_WAITS = 600;
/** The first pages of a scan, as many as one request may recognise. */
const SCANNED_PAGES = { firstPage: 1, lastPage: SCAN_PAGES_MAX };

let running = 0;
const reading = new Set<string>();
let onSent: (batchId: string) => void = () => undefined;

/** Called with the batch whenever the text of a file has arrived there, or cannot. */
export function watchUploads(listener: (batchId: string) => void): void {
  onSent = listener;
}

/** Reads files and sends their texts, a few at a time, also while another page is open. */
export function startUploads(uploads: readonly Omit<Upload, "share">[]): void {
  const next = new Map(batchUploads.get());
  for (const upload of uploads) next.set(upload.textId, { ...upload, share: null });
  batchUploads.set(next);
  fill();
}

/** Forgets the files of a batch, or of some of its texts. */
export function dropUploads(isDropped: (upload: Upload) => boolean): void {
  batchUploads.set(new Map([...batchUploads.get()].filter(([, upload]) => !isDropped(upload))));
}

/** Before the window closes, as long as it has files that no server has. */
function keepOpen(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function fill(): void {
  const open = [...batchUploads.get().values()];
  if (open.length === 0) window.removeEventListener("beforeunload", keepOpen);
  else window.addEventListener("beforeunload", keepOpen);
  for (const upload of open) {
    if (running >= AT_ONCE) return;
    if (reading.has(upload.textId)) continue;
    running++;
    reading.add(upload.textId);
    void send(upload).finally(() => {
      running--;
      reading.delete(upload.textId);
      dropUploads(({ textId }) => textId === upload.textId);
      onSent(upload.batchId);
      fill();
    });
  }
}

async function send(upload: Upload): Promise<void> {
  try {
    await sendText(upload);
  } catch (error) {
    // One that was deleted meanwhile has no row that could say why.
    if (isKept(upload.textId)) await sendFailure(upload, error);
  }
}

const isKept = (textId: string) => batchUploads.get().has(textId);

/** Repeats one step for as long as the server asks to wait or there is no connection; each step has an effect only once. */
async function patiently<Answer>(textId: string, step: () => Promise<Answer>): Promise<Answer> {
  for (let waits = 0; ; waits++) {
    try {
      return await step();
    } catch (error) {
      const seconds = waits < MOST_WAITS && isKept(textId) ? secondsToWait(error) : null;
      if (seconds === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
}

async function sendText({ batchId, textId, file, splitsLong }: Upload): Promise<void> {
  const onProgress = (share: number) => {
    const before = batchUploads.get().get(textId);
    if (before !== undefined) batchUploads.set(new Map(batchUploads.get()).set(textId, { ...before, share }));
  };
  onProgress(0);
  const found = await patiently(textId, () => readFileText(file.open(), { recognise: SCANNED_PAGES, onProgress }));
  // Deleted while it was read.
  if (!isKept(textId)) return;
  const source = sourceOfFile(found);
  const isLong = splitsLong && countCharacters(found.text) > TEXT_MAX_CHARS;
  const [first = found.text, ...others] = isLong ? splitParts(found.text) : [found.text];
  const { callEndpoint, addBatchTexts, changeBatchText, replaceBatchText } = await loadApi();
  const put = (id: string, text: string) =>
    patiently(textId, () => callEndpoint(replaceBatchText, { id, content: { text, source } }));
  const { pupilNumber, pupilName, fileName } = await put(textId, first);
  if (others.length === 0) return;
  const titleOf = (at: number) => `${at + 1}/${others.length + 1}`;
  await patiently(textId, () => callEndpoint(changeBatchText, { id: textId, title: titleOf(0) }));
  // Rows first: a row that was added twice, since its answer was lost, costs nothing and can be taken out.
  const rows = others.map((_, at) => ({ pupilNumber, pupilName, fileName, title: titleOf(at + 1) }));
  const { texts } = await patiently(textId, () => callEndpoint(addBatchTexts, { batchId, texts: rows }));
  for (const [at, text] of others.entries()) await put(texts[at]?.id ?? "", text);
}

/** What cannot be read stays as a row that says why. If not even that can be sent, the row stays as it is. */
async function sendFailure({ textId }: Upload, error: unknown): Promise<void> {
  console.warn("A file of a batch could not be read.", error);
  try {
    const { callEndpoint, replaceBatchText } = await loadApi();
    const content = { failure: failureCode(error) };
    await patiently(textId, () => callEndpoint(replaceBatchText, { id: textId, content }));
  } catch (failure) {
    console.warn("The reason could not be sent.", failure);
  }
}
