/**
 * `npm run docs:pictures`: runs the journeys of a team that hires and of a first visit, and saves their pictures to docs/images,
 * for docs/hiring-as-a-team.md and docs/first-visit.md. Without it, journeys take no pictures.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from '../../server/launcher/setup/prepare.mjs';
import { runCommand } from '../../server/launcher/setup/refusal.mjs';

const root = join(import.meta.dirname, '../..');
const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const journey = [
  '--ci',
  '--maxWorkers=1',
  '--selectProjects',
  'journeys',
  '--testPathPatterns',
  'hiring.journey|first-visit.journey',
];

await runCommand(async () => {
  const node = await prepare(root, { built: ['server', 'client'] });
  const env = { ...process.env, PICTURES: join(root, 'docs/images') };
  return spawnSync(node, [...jest, ...journey], { cwd: root, stdio: 'inherit', env }).status ?? 1;
});
