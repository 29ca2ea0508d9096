import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Confinement } from '../../../../server/modules/media/ffmpeg/confinement.js';

const execute = promisify(execFile);

/** The files and connections that processes opened, recorded by strace. */
export interface Trace {
  /** Opened paths, each with whether it was opened for writing. */
  readonly opened: readonly { readonly path: string; readonly writes: boolean }[];
  /** Internet addresses to which a connection was attempted. */
  readonly connections: readonly string[];
}

/** Whether this machine allows a process to trace another one. */
export const canTrace = (): Promise<boolean> =>
  execute('strace', ['-f', '-o', '/dev/null', 'true']).then(
    () => true,
    () => false,
  );

/** The same confinement, with strace recording every file and connection. */
export function traced(confinement: Confinement, folder: string): Confinement & { take(): Promise<Trace> } {
  let runs = 0;
  return {
    ...confinement,
    // Strace watches one program; the shell that measures it would be a second one.
    timer: null,
    launch: (command, args, limits, jobFolder) => {
      runs += 1;
      const launch = confinement.launch(command, args, limits, jobFolder);
      const watch = ['-f', '-qq', '-s', '4096', '-e', 'trace=execve,open,openat,openat2,creat,connect,sendto'];
      return {
        command: 'strace',
        args: [...watch, '-o', join(folder, `trace-${runs}`), '--', launch.command, ...launch.args],
      };
    },
    take: async () => {
      const lines: string[] = [];
      for (const name of await readdir(folder)) {
        const all = (await readFile(join(folder, name), 'utf8')).split('\n');
        // Earlier steps drop rights and look up the user, before the file is read.
        lines.push(...all.slice(all.findLastIndex((line) => /\bexecve\(.* = 0$/.test(line)) + 1));
        await rm(join(folder, name));
      }
      const opened = lines.flatMap((line) => {
        const [, path, flags] = /\b(?:open|openat|openat2|creat)\((?:[^"]*, )?"([^"]*)"(.*)/.exec(line) ?? [];
        // Refused attempts count too.
        return path === undefined ? [] : [{ path, writes: /O_WRONLY|O_RDWR|O_CREAT|O_TRUNC/.test(flags ?? '') }];
      });
      return { opened, connections: lines.filter((line) => /\b(connect|sendto)\(.*AF_INET/.test(line)) };
    },
  };
}

export async function traceFolder(root: string): Promise<string> {
  const folder = join(root, 'traces');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  return folder;
}
