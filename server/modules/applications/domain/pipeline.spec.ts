import { applicationLifecycle, type ApplicationStatus } from './application-lifecycle.js';
import { differingStages, movesFrom, placesAfter, type Stage, stageAt, stagesOf } from './pipeline.js';

const stage = (id: string, mapsTo: ApplicationStatus): Stage => ({ id, name: { fr: id, en: id }, mapsTo });
const phone = stage('phone', 'REVIEWED');
const test = stage('test', 'REVIEWED');
const panel = stage('panel', 'INTERVIEW');
const idsOf = (stages: readonly Stage[]): string[] => stages.map(({ id }) => id);

describe('the stages of a posting', () => {
  it('are one for each status until the team makes its own', () => {
    expect(idsOf(stagesOf([]))).toEqual(applicationLifecycle.states);
  });

  it('keep the standard stage of each status that has none of its own, in its place', () => {
    expect(idsOf(stagesOf([phone, test, panel]))).toEqual([
      'PENDING',
      'phone',
      'test',
      'panel',
      'OFFERED',
      'ACCEPTED',
      'REJECTED',
      'WITHDRAWN',
    ]);
    // The team's order holds even where it is not the lifecycle's.
    expect(idsOf(stagesOf([panel, phone])).slice(0, 4)).toEqual(['PENDING', 'panel', 'phone', 'OFFERED']);
  });

  it.each([
    ['nothing', [phone, test], [phone, test], []],
    ['an added stage', [phone, test, panel], [phone, test], ['panel']],
    ['a removed stage', [phone], [phone, test], ['test']],
    ['another name', [phone, { ...test, name: { fr: 'Essai', en: 'Trial' } }], [phone, test], ['test']],
    ['a limit', [phone, { ...test, limitDays: 3 }], [phone, test], ['test']],
    ['another order', [test, phone], [phone, test], ['test', 'phone']],
  ])('differ by %s', (_what, one, other, ids) => {
    expect(idsOf(differingStages(one, other))).toEqual(ids);
  });

  it('hold somebody while the status is the stage’s, and otherwise in the first stage of the status', () => {
    const stages = stagesOf([phone, test, panel]);
    expect(stageAt(stages, { status: 'REVIEWED', stageId: 'test' }).id).toBe('test');
    expect(stageAt(stages, { status: 'REVIEWED', stageId: null }).id).toBe('phone');
    expect(stageAt(stages, { status: 'INTERVIEW', stageId: 'test' }).id).toBe('panel');
    expect(stageAt(stages, { status: 'REVIEWED', stageId: 'removed' }).id).toBe('phone');
  });

  it.each<[ApplicationStatus, string[]]>([
    ['PENDING', ['phone', 'test', 'panel', 'REJECTED']],
    ['REVIEWED', ['test', 'panel', 'REJECTED']],
    ['INTERVIEW', ['OFFERED', 'REJECTED']],
    ['OFFERED', ['REJECTED']],
    ['ACCEPTED', []],
    ['REJECTED', []],
    ['WITHDRAWN', []],
  ])('from %s lead to %s', (status, moves) => {
    expect(movesFrom(stagesOf([phone, test, panel]), { status, stageId: null, isClosed: false })).toEqual(moves);
    expect(movesFrom(stagesOf([phone, test, panel]), { status, stageId: null, isClosed: true })).toEqual([]);
  });
});

describe('a change of the stages', () => {
  const change = (after: readonly Stage[], moves: Record<string, string> = {}, people: Record<string, number> = {}) =>
    Object.fromEntries(
      placesAfter({
        before: [phone, test, panel],
        after,
        moves: new Map(Object.entries(moves)),
        people: new Map(Object.entries(people)),
      }),
    );

  it('leaves everybody where they are, also in another order', () => {
    expect(change([panel, test, phone], {}, { phone: 3, test: 1 })).toMatchObject({ phone: 'phone', test: 'test' });
  });

  it('moves the people of a removed stage to the named one of the same status', () => {
    expect(change([phone, panel], { test: 'phone' }, { test: 2 })).toMatchObject({ test: 'phone', phone: 'phone' });
    // If the last stage of a status is removed, the standard one takes its place.
    expect(change([phone, test], { panel: 'INTERVIEW' }, { panel: 1 })).toMatchObject({ panel: 'INTERVIEW' });
  });

  it('lets the people of a standard stage go to the first own one of its status', () => {
    expect(change([phone, test, panel, stage('offer', 'OFFERED')], {}, { OFFERED: 2 })).not.toHaveProperty('OFFERED');
  });

  it('removes an empty stage without asking', () => {
    expect(change([phone, panel])).not.toHaveProperty('test');
  });

  it('is refused while people are in a removed stage, or if they would get another status', () => {
    expect(() => change([phone, panel], {}, { test: 2 })).toThrow('APPLICATIONS.STAGE_IN_USE');
    expect(() => change([phone, panel], { test: 'panel' }, { test: 2 })).toThrow('REQUEST.INVALID');
    expect(() => change([phone, panel], { test: 'nowhere' }, { test: 2 })).toThrow('REQUEST.INVALID');
    expect(() => change([stage('phone', 'INTERVIEW'), test, panel])).toThrow('REQUEST.INVALID');
  });
});
