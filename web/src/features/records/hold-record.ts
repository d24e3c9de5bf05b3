/**
 * Makes this tab the only one that goes on with a record, waiting while another one does: a tab that was duplicated knows the
 * same record, and two that write it would break its chain. Resolves with what lets it go; a tab that is closed lets go by
 * itself. Rejects with AbortError when `signal` gives up. A browser without locks has nobody to ask and goes on.
 */
export function holdRecord(id: string, signal: AbortSignal): Promise<() => void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    locks
      .request(`geulgyeol.record.${id}`, { signal }, () => new Promise<void>((letGo) => resolve(letGo)))
      .catch(reject);
  });
}
