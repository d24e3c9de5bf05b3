/** Milliseconds of processor time since this call, so that tests do not depend on the load of the machine. */
export function processorTime(): () => number {
  const started = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
}
