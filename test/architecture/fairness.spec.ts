import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Its own code, what makes the table, and the lists that every module stands in. */
const mayNameIt = /^server\/(?:modules\/fairness\/|platform\/database\/migrations\/|app\.\w+\.ts$)/;

/** The sources below a folder that name the schema or the table of what people say of themselves. */
async function namingIt(folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.[cm]?[jt]s$/.test(entry.name));
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const text = await readFile(path, 'utf8');
      return /audit_group|\bfairness\b(?:\.|')|AuditGroup/i.test(text) ? [relative(root, path)] : [];
    }),
  );
  return found.flat();
}

describe('what people say of themselves for the audit of scores', () => {
  it('is named by the module that keeps it and by no other code', async () => {
    const found = await namingIt('server');
    expect(found).toContain('server/modules/fairness/queries/impact-ratio.query.ts');
    expect(found.filter((path) => !mayNameIt.test(path))).toEqual([]);
  });
});
