/** Kills all processes in the group of a process that was started as its leader. */
export function killGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // ESRCH: the group is empty, as wanted.
  }
}
