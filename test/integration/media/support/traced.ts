import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Confinement } from '../../../../server/modules/media/ffmpeg/confinement.js';

const execute = promisify(execFile);

/** What processes did that matters to others, as strace saw it. */
export interface Trace {
  /** Paths that were opened, each with whether it was opened to be written. */
  readonly opened: readonly { readonly path: string; readonly writes: boolean }[];
  /** Addresses of the Internet that were asked for. */
  readonly connections: readonly string[];
}

/** Whether this machine lets one process watch another one. */
export const canTrace = (): Promise<boolean> =>
  execute('strace', ['-f', '-o', '/dev/null', 'true']).then(
    () => true,
    () => false,
  );

/** The same confinement, with somebody who writes down every file and every connection. */
export function traced(confinement: Confinement, folder: string): Confinement & { take(): Promise<Trace> } {
  let runs = 0;
  return {
    ...confinement,
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
        // What comes before gives rights up and looks its user up; none of it has seen the file yet.
        lines.push(...all.slice(all.findLastIndex((line) => /\bexecve\(.* = 0$/.test(line)) + 1));
        await rm(join(folder, name));
      }
      const opened = lines.flatMap((line) => {
        const [, path, flags] = /\b(?:open|openat|openat2|creat)\((?:[^"]*, )?"([^"]*)"(.*)/.exec(line) ?? [];
        // One that was refused shows what was tried, so it counts as well.
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
