import type { Page } from "@playwright/test";

/** Text inserted by the last two entries stored on the device. */
export const lastKept = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const store = await done(indexedDB.open("geulgyeol"));
    const all = await done(store.transaction("entries").objectStore("entries").getAll());
    store.close();
    return all.slice(-2).map(({ entry }: { entry: { inserted: string } }) => entry.inserted);
  });
