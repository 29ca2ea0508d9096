import { decidesPosting, isRecruiting, postingsOf, reachesPosting, successorOf, type TeamRole } from './team.js';

const seat = (role: TeamRole, ...jobIds: string[]) => ({ role, jobIds });

describe('what a role in a team may do', () => {
  it.each([
    ['OWNER', 'another', true, true, true],
    ['RECRUITER', 'another', true, true, true],
    ['HIRING_MANAGER', 'named', true, true, false],
    ['HIRING_MANAGER', 'another', false, false, false],
    ['REVIEWER', 'another', true, false, false],
  ] as const)('%s, %s posting', (role, jobId, reads, decides, recruits) => {
    const member = seat(role, 'named');
    expect([reachesPosting(member, jobId), decidesPosting(member, jobId), isRecruiting(member)]).toEqual([
      reads,
      decides,
      recruits,
    ]);
  });

  it('keeps a list of postings for hiring managers only', () => {
    expect(postingsOf('HIRING_MANAGER', ['a', 'a', 'b'])).toEqual(['a', 'b']);
    expect(postingsOf('RECRUITER', ['a'])).toEqual([]);
  });
});

describe('who follows the last owner', () => {
  const colleague = (userId: string, role: TeamRole, day: number) => ({ userId, role, since: new Date(2026, 0, day) });

  it('is the recruiter who joined first', () => {
    const team = [colleague('a', 'REVIEWER', 1), colleague('b', 'RECRUITER', 3), colleague('c', 'RECRUITER', 2)];
    expect(successorOf(team)?.userId).toBe('c');
  });

  it('is the same person each time for people who joined at the same moment', () => {
    expect(successorOf([colleague('b', 'REVIEWER', 1), colleague('a', 'REVIEWER', 1)])?.userId).toBe('a');
  });

  it('is nobody in an empty team', () => {
    expect(successorOf([])).toBeNull();
  });
});
