import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets a process and its later children run only while others leave processor time.
 *
 * Linux may share the time between sessions first ("autogroup"), and only then between the processes of one session. So the session
 * gets the lowest priority, too; a process that starts its own session must call this again.
 * @param {number} pid the first process of its session
 * @param {string} [proc] the folder of the kernel's files about processes
 */
export function lowerPriority(pid, proc = '/proc') {
  const session = `${proc}/${pid}/autogroup`;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    if (existsSync(session)) writeFileSync(session, String(constants.priority.PRIORITY_LOW));
  } catch (error) {
    // The program has ended already, or the system does not allow it: then it runs with the usual priority.
    if (!['ESRCH', 'EACCES', 'EPERM', 'ENOENT'].includes(error.info?.code ?? error.code)) throw error;
  }
}
