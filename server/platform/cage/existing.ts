import { access } from 'node:fs/promises';

/** Those of the paths that exist, in their order. */
export async function existing(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const is = await access(path).then(
      () => true,
      () => false,
    );
    if (is) found.push(path);
  }
  return found;
}
