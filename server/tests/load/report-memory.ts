/** What a server tells of its memory, in bytes, after the garbage collector has run. */
export interface MemoryMessage {
  /** Objects and strings, and buffers outside of the heap. */
  readonly used: number;
  readonly rss: number;
}

/** Loaded before a server's own code (`node --expose-gc --import`): tells its parent what is really held, whenever it is asked. */
process.on("message", (question) => {
  if (question !== "memory") return;
  global.gc?.();
  global.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ used: heapUsed + external, rss } satisfies MemoryMessage);
});
process.channel?.unref();
