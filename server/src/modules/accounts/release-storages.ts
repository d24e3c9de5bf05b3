import type { AsyncLocalStorage } from "node:async_hooks";
import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from "@better-auth/core/context";

type Storage = Pick<AsyncLocalStorage<unknown>, "disable">;

/**
 * Runs calls of the library, and disables its asynchronous storages and `own` while no call runs. Until Node 24, a storage
 * that was used once makes Node follow every promise of the process, which costs a seventh of the server's thread while
 * texts are judged. A call enables them again.
 */
export function createStorageRelease(own: Storage): <Result>(call: () => Promise<Result>) => Promise<Result> {
  const all: Promise<readonly Storage[]> = Promise.all([
    own,
    getCurrentAuthContextAsyncLocalStorage(),
    getCurrentDBAdapterAsyncLocalStorage(),
    getRequestStateAsyncLocalStorage(),
  ]);
  let running = 0;
  return async (call) => {
    const storages = await all;
    running++;
    try {
      return await call();
    } finally {
      running--;
      if (running === 0) for (const storage of storages) storage.disable();
    }
  };
}
