/** `npm run docs:privacy`: generates the table of who sees what in docs/privacy.md from the table in the code. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const run = (args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, WRITE_DOCS: '1' } }).status ??
  1;
const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const written = run([...jest, '--selectProjects', 'architecture', '--testPathPatterns', 'privacy-table']);
process.exitCode = written || run(['node_modules/prettier/bin/prettier.cjs', '--write', 'docs/privacy.md']);
