import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4_096;

const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** Resident memory of a process and its children, from Linux; 0 if unknown. Behind a wall the first process is only bubblewrap. */
export async function memoryOfTree(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0;
  const [pages, children] = await Promise.all([read(`/proc/${pid}/statm`), read(`/proc/${pid}/task/${pid}/children`)]);
  const below = await Promise.all(
    children
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((child) => memoryOfTree(Number(child))),
  );
  return below.reduce((sum, bytes) => sum + bytes, Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES);
}
