import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** The module itself, the migration of the table, and the lists of all modules. */
const mayNameIt = /^server\/(?:modules\/fairness\/|platform\/database\/migrations\/|app\.\w+\.ts$)/;

/** The sources in a folder that name the schema or the table of self-declarations. */
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

describe('self-declarations for the audit of scores', () => {
  it('are named only by the module that stores them', async () => {
    const found = await namingIt('server');
    expect(found).toContain('server/modules/fairness/queries/impact-ratio.query.ts');
    expect(found.filter((path) => !mayNameIt.test(path))).toEqual([]);
  });
});
