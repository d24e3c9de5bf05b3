import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Database } from "../../../db/connection.ts";
import type { OwnData } from "./own-data.ts";

/**
 * A zip of JSON files with everything that the modules hold of a user, in pieces as they come: however long the history, a
 * row and what is packed of it are all that is in memory. Each file is one array.
 */
export async function* exportAccount(
  { db, data }: { db: Database; data: readonly OwnData[] },
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
  for (const { file, rows } of data) {
    const entry = new ZipDeflate(file);
    zip.add(entry);
    let before = "[\n";
    for await (const row of rows(db, userId)) {
      entry.push(strToU8(`${before}${JSON.stringify(row, null, 2)}`));
      before = ",\n";
      yield* drain();
    }
    entry.push(strToU8(before === ",\n" ? "\n]\n" : "[]\n"), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}
