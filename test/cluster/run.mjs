/**
 * `npm run cluster`: starts on this machine what docker/compose.yml describes, without Docker, with a replica of the database and
 * PgBouncer. `npm run cluster -- --check` tests it and stops. test/cluster/README.md describes both.
 *
 *   npm run cluster -- --check                               everything, six minutes on two cores
 *   npm run cluster -- --check --only=load,restart,audit     without the browser and the soak, two minutes
 *   npm run cluster -- --check --seconds=600                 ten minutes of load before the restarts
 */
import { Refusal, runCommand } from '../../server/launcher/setup/refusal.mjs';
import { runOnCluster } from './run-on-cluster.mjs';

await runCommand(async () => {
  const given = process.argv.slice(2);
  const unknown = given.filter((word) => word !== '--check' && !/^--(only|seconds)=/.test(word));
  if (unknown.length > 0)
    throw new Refusal(`Unknown: ${unknown.join(' ')}. Type: npm run cluster, or npm run cluster -- --check`);
  const only = given.find((word) => word.startsWith('--only='));
  const hasBrowser = given.includes('--check') && (only === undefined || only.includes('journeys'));
  return runOnCluster('test/cluster/main.ts', given, { hasBrowser });
});
