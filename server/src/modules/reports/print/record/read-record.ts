import { SharedRecordPage } from "@geulgyeol/contract";
import { checkRecord, factsOf, finalText, findStampFault, type RecordFacts } from "@geulgyeol/records";

/** Everything that the page says of a record. */
export interface ReadRecord {
  readonly title: string;
  readonly writer: string | null;
  readonly facts: RecordFacts;
  /** Names of the files of arrivals, by their entry. */
  readonly sources: ReadonlyMap<number, string>;
  /** Null if it is not shown. */
  readonly text: string | null;
  /** The first entry that may be wrong, from 1; null if the record is whole. */
  readonly fault: number | null;
}

/** Checks a record as its reader's browser does, and takes its facts. */
export function readRecord(json: Uint8Array): ReadRecord {
  const page = SharedRecordPage.parse(JSON.parse(new TextDecoder().decode(json)));
  const { stamps, title, writer, showsText, showsReplay } = page;
  // Every state that the server has noted must agree, not only those that the record claims.
  const record = { ...page.record, stamps };
  const walk = checkRecord(record);
  let step = walk.next();
  while (!step.done) step = walk.next();
  const { fault, hashes } = step.value;
  const confirmed = stamps.filter(({ entries, hash }) => hashes.get(entries) === hash);
  // A record is refused before it is stored if it does not fit together in itself.
  if (fault !== null && fault.part !== "chain") throw new Error("The stored record does not fit together.");
  const broken = fault ?? findStampFault(record, confirmed);
  const sources = record.entries.flatMap(({ source }, index) => (source === null ? [] : [[index, source] as const]));
  return {
    title,
    writer,
    facts: factsOf(record, confirmed),
    sources: new Map(sources),
    text: showsText || showsReplay ? finalText(record.entries) : null,
    fault: broken === null ? null : broken.index + 1,
  };
}
