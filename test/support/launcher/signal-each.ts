/**
 * Sends a signal to each of these processes. One that has ended meanwhile is passed over: a server loses its helpers by
 * itself, autovacuum when it is through and the rest as soon as their postmaster is gone.
 */
export function signalEach(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
