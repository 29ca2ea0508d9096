import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

const path = new URL('./stages.mjs', import.meta.url).href;
const { stages, storingFiles, isEncoding, chooseStages } = (await import(path)) as {
  storingFiles: readonly string[];
  isEncoding: string;
  stages: readonly { name: string }[];
  chooseStages(names: readonly string[]): { chosen: readonly { name: string }[]; unknown: readonly string[] };
};

const names = (chosen: readonly { name: string }[]): string[] => chosen.map(({ name }) => name);

describe('the stages of npm test', () => {
  it('all run if none is named', () => {
    expect(names(chooseStages([]).chosen)).toEqual([
      'format',
      'lint',
      'types',
      'architecture',
      'unit',
      'integration',
      'http',
      'client',
      'build',
      'stories',
      'walks',
      'journeys',
    ]);
  });

  it('keep their order if some are named', () => {
    expect(names(chooseStages(['http', 'unit']).chosen)).toEqual(['unit', 'http']);
  });

  it('are reported if unknown, and nothing runs instead', () => {
    expect(chooseStages(['units'])).toEqual({ chosen: [], unknown: ['units'] });
    expect(new Set(names(stages)).size).toBe(stages.length);
  });

  // A file that encodes delays the tests beside it that measure how fast the product recovers.
  it('run each file of the media tests apart unless it is known to encode nothing', () => {
    const files = globSync('test/integration/media/*.int-spec.ts', { cwd: join(import.meta.dirname, '../..') });
    const others = files.filter((file) => !new RegExp(isEncoding).test(`/clone/${file}`));
    expect(others.map((file) => basename(file, '.int-spec.ts')).sort()).toEqual([...storingFiles].sort());
    expect(files.length).toBeGreaterThan(others.length);
  });
});
