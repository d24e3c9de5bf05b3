import type { RecordEntry, Stamp } from "@geulgyeol/contract";
import { openDeviceStore, type StoredRecord } from "../../shared/draft/device-store.ts";

export interface HashedEntry {
  readonly index: number;
  readonly entry: RecordEntry;
  /** Of the chain after this entry. */
  readonly hash: string;
}

export async function putRecord(record: StoredRecord): Promise<void> {
  await (await openDeviceStore()).put("records", record);
}

export async function addEntries(record: string, entries: readonly HashedEntry[]): Promise<void> {
  const tx = (await openDeviceStore()).transaction("entries", "readwrite");
  for (const one of entries) void tx.store.put({ record, ...one });
  await tx.done;
}

export async function addStamp(record: string, stamp: Stamp): Promise<void> {
  await (await openDeviceStore()).put("stamps", { record, index: stamp.entries, stamp });
}

const within = (record: string) => IDBKeyRange.bound([record, 0], [record, Number.MAX_SAFE_INTEGER]);

export async function readRecord(record: string): Promise<{ entries: HashedEntry[]; stamps: Stamp[] }> {
  const store = await openDeviceStore();
  const entries = await store.getAll("entries", within(record));
  const stamps = await store.getAll("stamps", within(record));
  return { entries: entries as unknown as HashedEntry[], stamps: stamps.map(({ stamp }) => stamp as Stamp) };
}

/** Newest first. */
export async function listRecords(): Promise<readonly StoredRecord[]> {
  const all = await (await openDeviceStore()).getAll("records");
  return all.sort((a, b) => b.startedAt - a.startedAt);
}

export async function removeRecord(record: string): Promise<void> {
  const tx = (await openDeviceStore()).transaction(["records", "entries", "stamps"], "readwrite");
  void tx.objectStore("records").delete(record);
  void tx.objectStore("entries").delete(within(record));
  void tx.objectStore("stamps").delete(within(record));
  await tx.done;
}
