/**
 * Milliseconds of processor that some work of this process takes. A limit in seconds of a clock also counts what other
 * programs take on a busy machine; this one does not.
 */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
