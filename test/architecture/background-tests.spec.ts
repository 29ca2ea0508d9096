import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const clock = /expect\((?:performance\.now|Date\.now)\(\) - \w+\)\s*\.toBeLessThan/;

/** Unit tests and stories run in the time that other stages leave (ADR 0066). */
describe('tests of the background', () => {
  it('limit no time on the clock: they limit the time of the processor, or compare with another timer', () => {
    const files = globSync('{server,client,test/client}/**/*.{spec,stories}.{ts,tsx}', { cwd: root });
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => clock.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('are recognised', () => {
    expect(clock.test('expect(performance.now() - started).toBeLessThan(100);')).toBe(true);
    expect(clock.test('expect(performance.now() - at).toBeGreaterThanOrEqual(150);')).toBe(false);
  });
});
