/** Milliseconds of the processor since this call: a busy machine must not fail a test, nor a fast one hide a cost. */
export function processorTime(): () => number {
  const started = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
}
