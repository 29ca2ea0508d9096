/** The processor time of the work in milliseconds. Unlike the time on the clock, it does not grow when other programs are busy. */
export function processorMsOf(work: () => unknown): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}
