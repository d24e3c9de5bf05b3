import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";

/** A version of the draft stored on this device. */
export interface StoredVersion {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

/** One writing record: the properties common to its entries. */
export interface StoredRecord {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly title: string;
  /** Whether the server stamps the chain. */
  readonly isStamped: boolean;
  /** From which the salts follow, in hexadecimal digits. Records of the first format, which cannot be read any more, have none. */
  readonly secret?: string;
}

/** An entry of a record as it is stored; `entry` is what the hash covers. */
interface StoredEntry {
  readonly record: string;
  readonly index: number;
  readonly entry: unknown;
  readonly hash: string;
}

interface StoredStamp {
  readonly record: string;
  readonly index: number;
  readonly stamp: unknown;
}

interface DeviceSchema extends DBSchema {
  versions: { key: number; value: Omit<StoredVersion, "id"> & { id?: number }; indexes: { at: number } };
  records: { key: string; value: StoredRecord };
  entries: { key: [string, number]; value: StoredEntry };
  stamps: { key: [string, number]; value: StoredStamp };
}

export type DeviceStore = IDBPDatabase<DeviceSchema>;

const NAME = "geulgyeol";
const VERSION = 1;

let opened: Promise<DeviceStore> | null = null;

/** Data stored only on this device. Rejects if the browser stores nothing (private windows, full disks). */
export function openDeviceStore(): Promise<DeviceStore> {
  opened ??= openDB<DeviceSchema>(NAME, VERSION, {
    upgrade(database) {
      const versions = database.createObjectStore("versions", { keyPath: "id", autoIncrement: true });
      versions.createIndex("at", "at");
      database.createObjectStore("records", { keyPath: "id" });
      database.createObjectStore("entries", { keyPath: ["record", "index"] });
      database.createObjectStore("stamps", { keyPath: ["record", "index"] });
    },
    terminated() {
      opened = null;
    },
  }).catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Deletes everything stored on this device. */
export async function forgetDeviceStore(): Promise<void> {
  const database = await opened;
  opened = null;
  database?.close();
  await deleteDB(NAME);
}
