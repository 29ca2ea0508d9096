import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4_096;
/** Linux counts processor time in hundredths of a second for programs. */
const TICKS_PER_SECOND = 100;

const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** Resident memory of a process and its children, from Linux; 0 if unknown. Behind a wall the first process is only bubblewrap. */
export async function memoryOfTree(pid: number | undefined): Promise<number> {
  return sumOfTree(pid, async (each) => {
    const pages = (await read(`/proc/${each}/statm`)).split(' ')[1] ?? 0;
    return Number(pages) * PAGE_BYTES;
  });
}

/** Processor time of a process and its running children in seconds, from Linux; null if unknown. */
export async function processorSecondsOfTree(pid: number | undefined): Promise<number | null> {
  if (pid === undefined || (await read(`/proc/${pid}/stat`)) === '') return null;
  const ticks = await sumOfTree(pid, async (each) => {
    // The name before the last bracket may contain spaces: `12 (my program) S …`.
    const fields = (await read(`/proc/${each}/stat`)).split(') ').at(-1)!.split(' ');
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  });
  return ticks / TICKS_PER_SECOND;
}

async function sumOfTree(pid: number | undefined, valueOf: (pid: number) => Promise<number>): Promise<number> {
  if (pid === undefined) return 0;
  const [own, children] = await Promise.all([valueOf(pid), read(`/proc/${pid}/task/${pid}/children`)]);
  const below = await Promise.all(
    children
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((child) => sumOfTree(Number(child), valueOf)),
  );
  return below.reduce((sum, value) => sum + value, own);
}
