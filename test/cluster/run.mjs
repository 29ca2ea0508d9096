/**
 * `npm run cluster`: starts on this machine what docker/compose.yml describes, without Docker, with a replica of the database and
 * PgBouncer. `npm run cluster -- --check` tests it and stops. test/cluster/README.md describes both.
 */
import { Refusal, runCommand } from '../../server/launcher/setup/refusal.mjs';
import { runOnCluster } from './run-on-cluster.mjs';

await runCommand(async () => {
  const given = process.argv.slice(2);
  const unknown = given.filter((word) => word !== '--check');
  if (unknown.length > 0)
    throw new Refusal(`Unknown: ${unknown.join(' ')}. Type: npm run cluster, or npm run cluster -- --check`);
  return runOnCluster('test/cluster/main.ts', given, { hasBrowser: given.includes('--check') });
});
