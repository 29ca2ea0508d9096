/**
 * Writes a document, or its generated part, from its source, then formats it: `node test/run/write-page.mjs SPEC FILE`. The test SPEC
 * of `test/architecture/` writes it if WRITE_DOCS is set, and otherwise compares it.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const [spec, file] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const run = (args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, WRITE_DOCS: '1' } }).status ??
  1;
const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const written = run([...jest, '--selectProjects', 'architecture', '--testPathPatterns', spec]);
process.exitCode = written || run(['node_modules/oxfmt/bin/oxfmt', file]);
