import { presetAccess, type PresetAccess } from './preset-access.js';

const roles = ['OWNER', 'RECRUITER', 'HIRING_MANAGER', 'REVIEWER', null] as const;
const accesses = (id: string, companyId: string | null, shared: string | null, author: string | null = 'a') =>
  roles.map((role): PresetAccess => presetAccess({ id, companyId, role }, { recruiterId: author, companyId: shared }));

describe('the access to a preset', () => {
  it('is the author’s alone, in any team, until it is shared', () => {
    expect(accesses('a', 'x', null)).toEqual(roles.map(() => 'AUTHOR'));
    expect(accesses('b', 'x', null)).toEqual(roles.map(() => null));
  });

  it('is of those in the team who may search, once it is shared', () => {
    expect(accesses('a', 'x', 'x')).toEqual(['AUTHOR', 'AUTHOR', null, null, null]);
    expect(accesses('b', 'x', 'x')).toEqual(['OWNER', 'READER', null, null, null]);
  });

  it('ends with the membership, also for the author, and does not begin in another team', () => {
    for (const company of ['y', null]) {
      expect(accesses('a', company, 'x')).toEqual(roles.map(() => null));
      expect(accesses('b', company, 'x')).toEqual(roles.map(() => null));
    }
    expect(accesses('b', 'x', 'x', null)).toEqual(['OWNER', 'READER', null, null, null]);
  });
});
