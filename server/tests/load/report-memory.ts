/** The server's memory use, in bytes, after garbage collection. */
export interface MemoryMessage {
  /** Objects and strings, and buffers outside the heap. */
  readonly used: number;
  readonly rss: number;
}

/**
 * Loaded before a server's own code (`node --expose-gc --import`): reports the memory actually held to its parent on
 * request.
 */
process.on("message", (question) => {
  if (question !== "memory") return;
  global.gc?.();
  global.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ used: heapUsed + external, rss } satisfies MemoryMessage);
});
process.channel?.unref();
