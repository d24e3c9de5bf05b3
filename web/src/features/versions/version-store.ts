import { openDeviceStore, type StoredVersion } from "../../shared/draft/device-store.ts";

/** Maximum versions on a device; of the older half every second one is deleted first, to keep a rough history. */
export const VERSIONS_MAX = 100;
/** Smaller changes replace a recent previous version. */
const SMALL_CHANGE_CHARS = 20;
const YOUNG_MS = 3 * 60_000;

/** Saves `text` as the newest version, unless it is blank or equal to the newest. */
export async function saveVersion(text: string, now: number): Promise<void> {
  if (text.trim() === "") return;
  const store = await openDeviceStore();
  const tx = store.transaction("versions", "readwrite");
  const newest = await tx.store.openCursor(null, "prev");
  if (newest?.value.text !== text) {
    const isSmall =
      newest !== null &&
      now - newest.value.at < YOUNG_MS &&
      Math.abs(newest.value.text.length - text.length) < SMALL_CHANGE_CHARS &&
      text.startsWith(newest.value.text.slice(0, -SMALL_CHANGE_CHARS));
    if (isSmall) await newest.delete();
    await tx.store.add({ at: now, text });
    await thin(tx.store);
  }
  await tx.done;
}

async function thin(store: {
  count(): Promise<number>;
  getAllKeys(): Promise<number[]>;
  delete(key: number): Promise<void>;
}): Promise<void> {
  if ((await store.count()) <= VERSIONS_MAX) return;
  const keys = await store.getAllKeys();
  const older = keys.slice(0, Math.floor(keys.length / 2));
  for (let at = 1; at < older.length; at += 2) await store.delete(older[at] as number);
}

/** Newest first. */
export async function listVersions(): Promise<readonly StoredVersion[]> {
  const all = (await (await openDeviceStore()).getAll("versions")) as StoredVersion[];
  return all.sort((a, b) => b.at - a.at || b.id - a.id);
}

export async function forgetVersions(): Promise<void> {
  await (await openDeviceStore()).clear("versions");
}
