/** Protections that a machine may lack: the words of the log, and the code of the same in the catalogue of remarks. */
export const cageGaps = {
  'no filesystem wall (bubblewrap)': 'HEALTH.GAP_FILES',
  'no rules on files (Landlock)': 'HEALTH.GAP_LANDLOCK',
  'no filter of system calls (seccomp)': 'HEALTH.GAP_CALLS',
  'no network namespace (unshare)': 'HEALTH.GAP_NETWORK',
  'no resource limits (prlimit)': 'HEALTH.GAP_LIMITS',
  'programs outlive a killed process (setpriv)': 'HEALTH.GAP_KILL',
  'programs run as root': 'HEALTH.GAP_USER',
  'signals reach other processes (Linux 6.12)': 'HEALTH.GAP_SIGNALS',
  'normal priority (nice)': 'HEALTH.GAP_PRIORITY',
} as const;
export type CageGap = keyof typeof cageGaps;
