import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Finds processes of this machine by a text in their command line (Linux). */
export async function processesWith(text: string): Promise<readonly number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) continue;
    // A process may end while we look.
    const line = await readFile(`/proc/${name}/cmdline`, 'latin1').catch(() => '');
    if (line.includes(text)) found.push(Number(name));
  }
  return found;
}

/** @throws if it has ended */
export const parentOf = async (pid: number): Promise<number> =>
  Number((await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')[1]);

/** All ancestors of a process: a caged program is not a direct child of its worker. */
export async function ancestorsOf(pid: number): Promise<readonly number[]> {
  const found: number[] = [];
  for (let at = await parentOf(pid); at > 1; at = await parentOf(at).catch(() => 0)) found.push(at);
  return found;
}

/** Waits until something is found, and returns it. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | undefined> | T | undefined,
  withinMs = 15_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${withinMs} ms`);
    await sleep(20);
  }
}

/** Waits for the ffmpeg process that encodes into a folder. */
export const encoderIn = (folder: string, withinMs = 15_000): Promise<number> =>
  eventually(
    'a running encoder',
    async () => {
      const pids = await processesWith(folder);
      for (const pid of pids) {
        const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
        if (name.trim() === 'ffmpeg') return pid;
      }
      return undefined;
    },
    withinMs,
  );
