/**
 * `npm run test:mutants [name …]`: checks that the tests notice defects. Plants one defect after another and expects its tests to fail
 * with the expected message; then runs the same tests without a defect. Fails if a defect is not noticed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { mutants } from './mutants.js';

const root = join(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? mutants.filter(({ name }) => wanted.includes(name)) : mutants;
/** Short runs that still find every defect. */
const short = {
  LEDGER_OPERATIONS: '800',
  LEDGER_RACE_ROUNDS: '20',
  LEDGER_MODEL_RUNS: '1000',
  LEDGER_SEED: '20260115',
  DEAL_OPERATIONS: '300',
  DEAL_SEED: '20260115',
  NON_INTERFERENCE_SEQUENCES: '60',
  NON_INTERFERENCE_SEED: '20260115',
};

function run(tests, mutant = '') {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/node'),
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/jest/bin/jest.js'),
      ...['--config', join(root, 'test/mutants/jest.config.js')],
      ...['--testPathPatterns', ...tests],
    ],
    {
      cwd: root,
      env: { ...process.env, ...short, LEDGER_MUTANT: mutant },
      encoding: 'utf8',
      maxBuffer: 256 << 20,
      timeout: 300_000,
    },
  );
  return { green: status === 0, output: `${stdout}\n${stderr}` };
}

let unnoticed = 0;
for (const { name, tests, shows } of chosen) {
  const { green, output } = run([tests], name);
  const noticed = !green && shows.test(output);
  if (!noticed) unnoticed += 1;
  console.log(`${noticed ? 'noticed  ' : green ? 'UNNOTICED' : 'WRONGLY  '}  ${name}  (${tests})`);
  if (!noticed && process.env.SHOW) console.log(output.slice(0, 6_000));
}
const { green, output } = run([...new Set(chosen.map(({ tests }) => tests))]);
console.log(`${green ? 'green    ' : 'RED      '}  without any`);
if (!green) console.log(output.slice(-6_000));
process.exitCode = unnoticed > 0 || !green ? 1 : 0;
