import { dirname } from 'node:path';
import { findCommand } from './find-command.js';
import { asUnprivileged, confinedEnvironment } from './prefixes.js';
import { seccompFile } from './seccomp.js';
import { plainDevices, visibleFiles } from './visible-files.js';

/** A root file system with nothing but a program: the arguments that build it. */
export interface Wall {
  /** The command line up to the program. @param folder the job's, the only writable one; null for none */
  around(folder: string | null): readonly string[];
}

/** `/a/b/c` gives `/a`, `/a/b`. Created explicitly, because bubblewrap's own parents are closed to other users. */
function parentsOf(path: string): string[] {
  const parents: string[] = [];
  for (let at = dirname(path); at !== '/'; at = dirname(at)) parents.unshift(at);
  return parents;
}

const foldersFor = (paths: readonly string[]): string[] =>
  [...new Set(paths.flatMap(parentsOf))].sort().flatMap((path) => ['--dir', path]);

/**
 * Plans a wall with bubblewrap around some commands.
 *
 * @param reads more files and folders that they read
 * @param asNobody change to an unprivileged user inside; only root can
 * @param isFiltered refuse system calls that no decoder needs
 * @param devices more than `/dev/null` and `/dev/urandom`
 * @returns null if bubblewrap is not installed
 */
export async function planWall(
  commands: readonly string[],
  reads: readonly string[],
  {
    asNobody,
    isFiltered,
    devices = [],
  }: { readonly asNobody: boolean; readonly isFiltered: boolean; readonly devices?: readonly string[] },
): Promise<Wall | null> {
  const [bwrap, setpriv] = await Promise.all([findCommand('bwrap'), findCommand('setpriv')]);
  if (bwrap === null || (asNobody && setpriv === null)) return null;
  const programs = [...commands, ...(asNobody && setpriv !== null ? [setpriv] : [])];
  const bound = await visibleFiles(programs, reads);
  const fixed = [
    ...['--unshare-ipc', '--unshare-pid', '--unshare-uts', '--unshare-net', '--unshare-cgroup-try'],
    ...(asNobody ? [] : ['--unshare-user-try']),
    // No name for the machine: Podman's filter refuses `sethostname`, and with it the whole wall.
    ...['--die-with-parent', '--chdir', '/', '--cap-drop', 'ALL'],
    // Only to drop the remaining privileges, before the program starts.
    ...(asNobody ? ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP'].flatMap((name) => ['--cap-add', name]) : []),
    '--clearenv',
    ...Object.entries(confinedEnvironment).flatMap(([name, value = '']) => ['--setenv', name, value]),
    ...foldersFor([...bound, '/dev/null', ...devices]),
    ...bound.flatMap((path) => ['--ro-bind', path, path]),
    // No /proc: it would show other processes where the kernel refuses a new one.
    ...[...plainDevices, ...devices].flatMap((path) => ['--dev-bind', path, path]),
  ];
  const dropped =
    asNobody && setpriv !== null ? [setpriv, '--no-new-privs', ...asUnprivileged, '--bounding-set=-all', '--'] : [];
  const start = (): readonly string[] => {
    const filter = isFiltered ? seccompFile() : null;
    // bubblewrap reads the filter from an open file.
    return filter === null ? [bwrap] : ['sh', '-c', 'exec "$@" 9<"$0"', filter, bwrap, '--seccomp', '9'];
  };
  return {
    around: (folder) => [
      ...start(),
      ...fixed,
      ...(folder === null ? [] : [...foldersFor([folder]), '--bind', folder, folder]),
      // Last, because bubblewrap creates the places of all binds in this root.
      ...['--remount-ro', '/', '--'],
      ...dropped,
    ],
  };
}
