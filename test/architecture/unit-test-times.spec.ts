import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** A limit by the clock, and a race against a real pause. */
const clock = /Promise\.race\(\[[^;]*\bsleep\(|expect\((?:performance\.now|Date\.now)\(\) - \w+\)\s*\.toBeLessThan/;

/** Two of them run at a time, and on a slow machine a limit by the clock would fail without a defect. */
describe('unit tests and stories', () => {
  it('limit the time of the processor, or compare with another timer, not the time on the clock', () => {
    const files = globSync('{server,client,test/client}/**/*.{spec,stories}.{ts,tsx}', { cwd: root });
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => clock.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('are refused for a limit by the clock, not for a shortest wait', () => {
    expect(clock.test('expect(performance.now() - started).toBeLessThan(100);')).toBe(true);
    expect(clock.test('const answer = await Promise.race([checks.run(), sleep(4_500)]);')).toBe(true);
    expect(clock.test('expect(performance.now() - at).toBeGreaterThanOrEqual(150);')).toBe(false);
  });
});
