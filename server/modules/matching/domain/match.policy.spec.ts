import { matchLifecycle } from './match-lifecycle.js';
import { allowedActions, type MatchActor, type MatchFacts, mayEver, partyOf } from './match.policy.js';

const match: MatchFacts = {
  seekerId: 'seeker',
  companyId: 'company',
  status: 'PENDING',
  seekerVisible: true,
  cardProposed: true,
  introduced: false,
};
const actor = (id: string, role: string, companyId: string | null = null): MatchActor => ({ id, role, companyId });

describe('whose business a match is', () => {
  it.each([
    ['the seeker', actor('seeker', 'JOB_SEEKER'), match, 'SEEKER'],
    ['the seeker who is hidden', actor('seeker', 'JOB_SEEKER'), { ...match, seekerVisible: false }, 'SEEKER'],
    [
      'the seeker to whom the company was introduced',
      actor('seeker', 'JOB_SEEKER'),
      { ...match, introduced: true },
      'INTRODUCED_SEEKER',
    ],
    ['another seeker', actor('other', 'JOB_SEEKER'), match, null],
    ['a recruiter of the company', actor('r', 'RECRUITER', 'company'), match, 'RECRUITER'],
    ['one who looks for a hidden seeker', actor('r', 'RECRUITER', 'company'), { ...match, seekerVisible: false }, null],
    ['a recruiter of another company', actor('r', 'RECRUITER', 'elsewhere'), match, null],
    ['a recruiter without a company', actor('r', 'RECRUITER'), match, null],
    ['a recruiter who waits for approval', actor('r', 'PENDING_RECRUITER', 'company'), match, null],
    ['an operator', actor('o', 'OPERATOR'), match, null],
    ['a recruiter with the id of the seeker', actor('seeker', 'RECRUITER', 'elsewhere'), match, null],
  ])('%s', (_, who, what, party) => {
    expect(partyOf(who, what)).toBe(party);
  });
});

describe('the buttons on a match', () => {
  it('are what the lifecycle allows, by status', () => {
    const offered = (party: 'SEEKER' | 'RECRUITER') =>
      Object.fromEntries(matchLifecycle.states.map((status) => [status, allowedActions(status, party)]));
    expect(offered('SEEKER')).toEqual({
      PENDING: ['ACCEPTED', 'REJECTED'],
      ACCEPTED: [],
      MATCHED: ['HIRED', 'CANCELLED'],
      REJECTED: [],
      HIRED: [],
      CANCELLED: [],
    });
    expect(offered('RECRUITER')).toEqual({
      PENDING: ['MATCHED', 'REJECTED'],
      ACCEPTED: ['MATCHED', 'REJECTED'],
      MATCHED: ['HIRED', 'CANCELLED'],
      REJECTED: [],
      HIRED: [],
      CANCELLED: [],
    });
  });

  it('tell what a role can never ask for from what it cannot ask for now', () => {
    expect(mayEver('SEEKER', 'MATCHED')).toBe(false);
    expect(mayEver('RECRUITER', 'ACCEPTED')).toBe(false);
    expect(mayEver('RECRUITER', 'MATCHED')).toBe(true);
    expect(mayEver('SEEKER', 'HIRED')).toBe(true);
  });
});
