/**
 * `npm run bench:matching -- --data DIR`: ranks every labelled development set at level 1 (the lexicon) and level 2 (with the
 * taxonomy in DIR), compared with BM25 and TF-IDF over letters in the same run. MATCHING_DATA can name DIR instead.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from '../../server/launcher/setup/prepare.mjs';
import { runCommand } from '../../server/launcher/setup/refusal.mjs';

const root = join(import.meta.dirname, '../..');

await runCommand(async () => {
  const node = await prepare(root, { built: [] });
  const given = process.argv.slice(2);
  const programs = { labelled: 'test/labelled/print.ts', read: 'test/labelled/read-aloud.ts' };
  const program = programs[given[0]] ?? 'test/bench/matching-quality.ts';
  const { status } = spawnSync(
    node,
    [...['--import', join(root, 'test/integration/queue/support/run-typescript.mjs')], join(root, program), ...given],
    { cwd: root, stdio: 'inherit' },
  );
  return status ?? 1;
});
