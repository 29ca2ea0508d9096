import { nextSteps, type SeekerFacts } from './next-steps';

const complete: SeekerFacts = {
  user: {
    skills: ['Soins intensifs', 'Triage', 'ACLS'],
    experience: 'Huit ans aux soins intensifs',
    location: 'Montréal',
  },
  videoStatuses: ['COMPLETED'],
  pendingMatches: 0,
};
const names = (facts: Partial<SeekerFacts>) => nextSteps({ ...complete, ...facts }).map(({ name }) => name);

describe('the next steps of a seeker', () => {
  it('are empty if everything is done', () => {
    expect(names({})).toEqual([]);
  });

  it('start with an empty profile', () => {
    expect(names({ user: { skills: [], experience: null, location: null }, videoStatuses: [] })).toEqual([
      'skills',
      'video',
      'experience',
      'place',
    ]);
  });

  it('start with waiting matches and their number, and are at most four', () => {
    const steps = nextSteps({
      user: { skills: [], experience: null, location: null },
      videoStatuses: [],
      pendingMatches: 4,
    });
    expect(steps[0]).toEqual({ name: 'decide', href: '/matches', count: 4 });
    expect(steps).toHaveLength(4);
  });

  it.each([
    [['PROCESSING'], ['processing']],
    [['PENDING', 'FAILED'], ['processing']],
    [['FAILED'], ['failedVideo']],
    [['FAILED', 'COMPLETED'], []],
    [null, []],
  ] as const)('with videos %j says %j', (videoStatuses, expected) => {
    expect(names({ videoStatuses })).toEqual(expected);
  });
});
