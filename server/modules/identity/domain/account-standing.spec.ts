import { Account } from './account.entity.js';
import type { AccountStatus } from './user-type.js';
import type { Standing } from './standing.js';

const now = new Date('2026-01-15T15:00:00.000Z');
const later = new Date('2026-01-16T15:00:00.000Z');

function account(status: AccountStatus): Account {
  const one = Account.open(
    {
      id: 'a',
      email: 'a@mail.example',
      passwordHash: null,
      fullName: 'Aline',
      userType: 'RECRUITER',
      language: 'fr',
      approveAtOnce: true,
      emailVerified: true,
    },
    now,
  );
  if (status === 'DELETED') one.close(now);
  else one.status = status;
  return one;
}

/** Every state and decision; null is refused. */
const moves: readonly (readonly [AccountStatus, Standing, AccountStatus | null])[] = [
  ['ACTIVE', 'SUSPENDED', 'SUSPENDED'],
  ['ACTIVE', 'ACTIVE', null],
  ['SUSPENDED', 'ACTIVE', 'ACTIVE'],
  ['SUSPENDED', 'SUSPENDED', null],
  ['DELETED', 'ACTIVE', null],
  ['DELETED', 'SUSPENDED', null],
];

describe('the standing of an account', () => {
  it.each(moves)('%s made %s: %s', (from, decision, to) => {
    const one = account(from);
    if (to === null) {
      expect(() => one.setStanding(decision, later)).toThrow('IDENTITY.STANDING_UNCHANGED');
      expect([one.status, one.updatedAt]).toEqual([from, now]);
    } else {
      one.setStanding(decision, later);
      expect([one.status, one.updatedAt]).toEqual([to, later]);
    }
  });

  it('keeps who is suspended from signing in, and nobody else', () => {
    expect(() => account('SUSPENDED').assertMaySignIn()).toThrow('IDENTITY.ACCOUNT_SUSPENDED');
    expect(() => account('ACTIVE').assertMaySignIn()).not.toThrow();
  });
});
