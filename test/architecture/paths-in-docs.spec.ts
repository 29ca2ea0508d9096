import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What explains the repository to people. */
const documents = ['CONTRIBUTING.md', 'README.md', 'docs/**/*.md', 'server/**/README.md', 'client/**/README.md'];
const more = ['test/**/README.md', 'docker/README.md'];
const files = globSync([...documents, ...more], { cwd: root, exclude: (name) => name.includes('node_modules') }).sort();

/** Kept out of the repository, or made by a command. */
const made = new Set(['node_modules', 'dist', '.data']);
const rootEntries = new Set(readdirSync(root).filter((name) => !made.has(name)));
const SOURCE = /\.(ts|tsx|mjs|cjs|js|md|mdx|sh|json|yml)$/;

/** `server/api.ts:12` and `server/api.ts#run` name the file before the mark. */
const withoutMark = (text: string): string => text.replace(/(:\d+(-\d+)?|#[\w-]+)$/, '').replace(/\/$/, '');

/** Whether text between backticks says where something is: it begins at a folder that is there, or ends as a source file does. */
function isPath(text: string, folder: string): boolean {
  if (!/^[\w.@-]+(\/[\w.@{},*<>…-]+)+\/?$/.test(text)) return false;
  const [first = ''] = text.split('/');
  // `DATA_DIR/postgres` names a setting's folder.
  if (made.has(first) || /^[A-Z_]+$/.test(first)) return false;
  return rootEntries.has(first) || existsSync(join(root, folder, first)) || SOURCE.test(text);
}

/**
 * A path may be one of several (`domain/{a,b}.ts`, `queries/*.ts`; `<module>` stands for any name), leave out the ending of a
 * source file, and in a README leave out folders that stand between the two.
 */
function exists(text: string, folder: string): boolean {
  const path = withoutMark(text).replace(/<[^>]*>|…/g, '*');
  const found = (from: string, pattern: string): boolean => globSync(pattern, { cwd: from }).length > 0;
  return ['', '.ts', '.tsx', '.http-spec.ts', '.int-spec.ts'].some(
    (ending) =>
      found(root, path + ending) ||
      found(join(root, 'test'), path + ending) ||
      found(join(root, folder), path + ending) ||
      (folder !== '.' && found(join(root, folder), `**/${path}${ending}`)),
  );
}

const pathsIn = (file: string): readonly string[] => {
  const text = readFileSync(join(root, file), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => isPath(code, dirname(file)));
};

describe('paths that documents name', () => {
  it('are found in the documents that have them', () => {
    expect(files).toEqual(expect.arrayContaining(['CONTRIBUTING.md', 'README.md', 'docs/spec-coverage.md']));
    expect(pathsIn('CONTRIBUTING.md').length).toBeGreaterThan(30);
    expect(pathsIn('docs/spec-coverage.md').length).toBeGreaterThan(100);
  });

  it('are told from other text, and missing ones are missed', () => {
    expect(isPath('server/api.ts', '.')).toBe(true);
    expect(isPath('queries/no-such.query.ts', 'server/modules/jobs')).toBe(true);
    expect(['video/mp4', '/api/jobs', 'PUT /api/jobs', '@nestjs/core'].filter((text) => isPath(text, '.'))).toEqual([]);
    expect(exists('server/no-such.ts', '.')).toBe(false);
    expect(exists('queries/no-such.query.ts', 'server/modules/jobs')).toBe(false);
    expect(exists('server/modules/{jobs,matching}/index.ts', '.')).toBe(true);
  });

  it.each(files)('exist: %s', (file) => {
    expect(pathsIn(file).filter((path) => !exists(path, dirname(file)))).toEqual([]);
  });
});
