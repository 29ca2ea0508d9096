import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const config = join(root, '.dependency-cruiser.cjs');
const require = createRequire(import.meta.url);
const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

/** Runs dependency-cruiser on folders of `cwd` and returns the violations. */
async function violationsIn(cwd: string, ...folders: string[]): Promise<readonly Violation[]> {
  const run = promisify(execFile)(process.execPath, [tool, '--config', config, '--output-type', 'json', ...folders], {
    cwd,
    maxBuffer: 256 * 1024 * 1024,
  });
  // The tool exits with the number of errors, and still prints its report to standard output.
  const { stdout } = await run.catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  const report = JSON.parse(stdout) as { summary: { violations: Violation[]; totalCruised: number } };
  expect(report.summary.totalCruised).toBeGreaterThan(5);
  return report.summary.violations;
}

const rules = (require(config) as { forbidden: { name: string }[] }).forbidden.map(({ name }) => name);

describe('the boundaries between modules', () => {
  it('are kept everywhere', async () => {
    const violations = await violationsIn(root, 'server', 'client', 'storybook');
    expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  }, 600_000);

  describe('each find the file that breaks them', () => {
    let broken: Set<string>;
    beforeAll(async () => {
      const found = await violationsIn(join(import.meta.dirname, 'fixtures'), 'server', 'client');
      broken = new Set(found.map(({ rule }) => rule.name));
    }, 600_000);

    it.each(rules)('%s', (name) => {
      expect([...broken]).toContain(name);
    });
  });
});
