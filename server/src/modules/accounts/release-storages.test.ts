import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { createStorageRelease } from "./release-storages.ts";

const open = () => {
  const storage = new AsyncLocalStorage<string>();
  const disable = vi.spyOn(storage, "disable");
  const inLibrary = createStorageRelease(storage);
  /** A call whose store is read at its end, when `end` has resolved. */
  const call = (store: string, end: Promise<unknown>) =>
    inLibrary(() =>
      storage.run(store, async () => {
        await end;
        return storage.getStore();
      }),
    );
  return { call, disable };
};

it("keeps the stores of overlapping calls, and disables the storage after the last one", async () => {
  const { call, disable } = open();
  let endFirst = () => {};
  const first = call("first", new Promise<void>((resolve) => (endFirst = resolve)));
  expect(await call("second", nextTurn())).toBe("second");
  expect(disable).not.toHaveBeenCalled();
  endFirst();
  expect(await first).toBe("first");
  expect(disable).toHaveBeenCalledOnce();
});

it("enables the storage again for a later call", async () => {
  const { call } = open();
  await call("first", nextTurn());
  expect(await call("second", nextTurn())).toBe("second");
});

it("disables the storage after a call that failed", async () => {
  const { call, disable } = open();
  await expect(call("first", Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(disable).toHaveBeenCalledOnce();
});
