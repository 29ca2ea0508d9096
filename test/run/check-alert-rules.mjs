import { sum } from './tally.mjs';
import { runCommand } from './run-command.mjs';

const files = 'docker/metrics';
const checks = [
  ['promtool', 'check', 'rules', `${files}/alerts.yml`],
  ['promtool', 'check', 'config', `${files}/prometheus.yml`],
  ['promtool', 'test', 'rules', `${files}/alerts.test.yml`],
];

/**
 * Checks the alert rules with Prometheus' own program (`apt-get install prometheus`), where it is installed. A note says where not.
 * `test/architecture/alerts.spec.ts` checks them everywhere.
 * @param {import('./context.mjs').Context} context
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function checkAlertRules(context) {
  const isInstalled = (await runCommand(context, ['promtool', '--version'])).failed === 0;
  if (!isInstalled) {
    return {
      passed: 0,
      failed: 0,
      details: '',
      notes: ['promtool is not installed: it did not check the alert rules'],
    };
  }
  const tallies = [];
  for (const check of checks) tallies.push(await runCommand(context, check));
  return sum(tallies);
}
