const path = new URL('./stages.mjs', import.meta.url).href;
const { stages, chooseStages } = (await import(path)) as {
  stages: readonly { name: string }[];
  chooseStages(names: readonly string[]): { chosen: readonly { name: string }[]; unknown: readonly string[] };
};

const names = (chosen: readonly { name: string }[]): string[] => chosen.map(({ name }) => name);

describe('The stages of npm test', () => {
  it('are all run when none is named', () => {
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

  it('keep their order when some are named', () => {
    expect(names(chooseStages(['http', 'unit']).chosen)).toEqual(['unit', 'http']);
  });

  it('are refused by name when there is no such stage, and none is run in its place', () => {
    expect(chooseStages(['units'])).toEqual({ chosen: [], unknown: ['units'] });
    expect(new Set(names(stages)).size).toBe(stages.length);
  });
});
