import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createDeflateRaw } from "node:zlib";
import { strToU8, Zip, ZipPassThrough } from "fflate";
import type { Database } from "../../../db/connection.ts";
import { type DataExporter, SerializedRow } from "../../../module.ts";

/** Bytes that are added at once; their checksum takes some milliseconds. */
const PIECE_BYTES = 1024 * 1024;

/**
 * A zip of JSON files with all data of a user, streamed row by row: memory is constant for any length of history, and
 * Node's own threads compress it.
 */
export async function* exportAccount(
  { db, exporters }: { db: Database; exporters: readonly DataExporter[] },
  userId: string,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else packed.push(piece);
  });
  function* drain() {
    if (failure !== null) throw failure;
    yield* packed.splice(0);
  }
  for (const { file, rows } of exporters) {
    const entry = new PackedFile(file);
    zip.add(entry);
    let before = "[\n";
    for await (const row of rows(db, userId)) {
      await nextTurn();
      const bytes =
        row instanceof SerializedRow
          ? Buffer.concat([strToU8(before), row.json])
          : strToU8(`${before}${JSON.stringify(row, null, 2)}`);
      before = ",\n";
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        entry.push(bytes.subarray(at, at + PIECE_BYTES));
        await entry.taken();
        yield* drain();
      }
    }
    entry.push(strToU8(before === ",\n" ? "\n]\n" : "[]\n"), true);
    await entry.taken();
    yield* drain();
  }
  zip.end();
  yield* drain();
}

/** A file in the zip, compressed by Node's zlib off the event loop. */
class PackedFile extends ZipPassThrough {
  override compression = 8;
  readonly #deflate = createDeflateRaw();
  #taking: Promise<unknown> = Promise.resolve();

  constructor(name: string) {
    super(name);
    this.#deflate.on("data", (piece: Buffer) => this.ondata(null, new Uint8Array(piece), false));
  }

  protected override process(bytes: Uint8Array, isLast: boolean): void {
    if (isLast) {
      const ended = once(this.#deflate, "end");
      this.#deflate.end(bytes);
      this.#taking = ended.then(() => this.ondata(null, new Uint8Array(0), true));
    } else {
      this.#taking = new Promise<void>((resolve, reject) => {
        this.#deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
    }
  }

  /** Resolves when the last pushed data have been compressed. */
  async taken(): Promise<void> {
    await this.#taking;
  }
}
