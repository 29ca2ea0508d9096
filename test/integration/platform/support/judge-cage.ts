import type { Seen } from './look-from-cage.js';

/** Set by us, and by the shell that starts the wall. */
const harmlessVariables = ['PATH', 'LC_ALL', 'MALLOC_ARENA_MAX', 'OPENSSL_CONF', 'PWD'];
/** A wall around a user without rights also contains the command that changes the user. */
const ownFiles = [
  ...['/dev/null', '/dev/urandom', '/etc/ld.so.cache', 'node'],
  ...['job/known', 'job/made', 'job/original'],
];
const changesUser = /^\/(usr\/)?bin\/setpriv$/;

/**
 * The targets that a program behind the wall or Landlock reaches and must not, or misses. Empty if it reaches its job and nothing else.
 */
export function faultsOf(seen: Seen): string[] {
  const { job, ...others } = seen.reached;
  const open = seen.open.filter((path) => !(seen.level === 'wall' && changesUser.test(path)));
  return [
    ...(job === true ? [] : ['does not reach its job']),
    ...Object.keys(others).flatMap((name) => (others[name] ? [`reaches ${name}`] : [])),
    ...seen.environment.filter((name) => !harmlessVariables.includes(name)).map((name) => `sees the variable ${name}`),
    ...open.filter((path) => !ownFiles.includes(path)).map((path) => `opens ${path}`),
    ...ownFiles.filter((path) => !open.includes(path)).map((path) => `does not open ${path}`),
    // The kernel refuses the call itself, before any network is used.
    ...(seen.refusal === 'EPERM' || seen.missing.join().includes('seccomp') ? [] : [`opens a socket: ${seen.refusal}`]),
  ];
}
