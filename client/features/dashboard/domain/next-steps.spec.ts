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

describe('what a seeker is told to do next', () => {
  it('is nothing when everything is in place', () => {
    expect(names({})).toEqual([]);
  });

  it('starts with an empty profile', () => {
    expect(names({ user: { skills: [], experience: null, location: null }, videoStatuses: [] })).toEqual([
      'skills',
      'video',
      'experience',
      'place',
    ]);
  });

  it('puts waiting matches first, with their number, and says four things at most', () => {
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
