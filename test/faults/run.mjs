/**
 * `npm run faults`: breaks parts of the product one after the other, for example freezes PostgreSQL under load, and prints for each what
 * was expected and measured. test/faults/README.md describes it.
 *
 *   npm run faults                                  every fault
 *   npm run faults -- postgres-frozen redis         those whose file name contains one of the words
 *   npm run faults -- --list                        their names
 *   npm run faults -- --tests                       also the integration tests that prove the other rows
 */
import { Refusal, runCommand } from '../../server/launcher/setup/refusal.mjs';
import { runOnCluster } from '../cluster/run-on-cluster.mjs';

await runCommand(async () => {
  const given = process.argv.slice(2);
  const unknown = given.filter((word) => word.startsWith('-') && word !== '--tests' && word !== '--list');
  if (unknown.length > 0) throw new Refusal(`Unknown: ${unknown.join(' ')}. Type: npm run faults -- --list`);
  return runOnCluster('test/faults/main.ts', given);
});
