const path = new URL('./stages.mjs', import.meta.url).href;
const { stages, chooseStages } = (await import(path)) as {
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
      'build',
      'stories',
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
});
