import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Nice 10: about a tenth of a busy core. At nice 19 a process can stand still for longer than its timeouts, for example to connect. */
const BACKGROUND = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lets a process and its later children run mostly while others leave processor time.
 *
 * Linux may share the time between sessions first ("autogroup"), and only then between the processes of one session. So the session
 * gets the same priority; a process that starts its own session must call this again.
 * @param {number} pid the first process of its session
 * @param {string} [proc] the folder of the kernel's files about processes
 */
export function lowerPriority(pid, proc = '/proc') {
  const session = `${proc}/${pid}/autogroup`;
  try {
    setPriority(pid, BACKGROUND);
    if (existsSync(session)) writeFileSync(session, String(BACKGROUND));
  } catch (error) {
    // The program has ended already, or the system does not allow it: then it runs with the usual priority.
    if (!['ESRCH', 'EACCES', 'EPERM', 'ENOENT'].includes(error.info?.code ?? error.code)) throw error;
  }
}
