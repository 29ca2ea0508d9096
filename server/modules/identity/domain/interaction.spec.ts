import * as contract from '../http/candidates.contract.js';
import { closerTie, closenessOf, isSeekersOwnAct, type Tie, unlockingTypes } from './interaction.js';

const soon = new Date('2025-10-25T12:00:00Z');
const later = new Date('2025-10-28T12:00:00Z');
const tie = (type: Tie['type'], expiresAt: Date | null = null): Tie => ({ type, expiresAt });

describe('what opens a profile', () => {
  it('is what the contract names, in the same order', () => {
    expect(unlockingTypes).toEqual(contract.unlockingTypes);
    expect([...unlockingTypes].sort()).toEqual([
      'APPLICATION_SENT',
      'HIRED',
      'INTERVIEW_SCHEDULED',
      'MATCHED',
      'OFFER_MADE',
      'RESERVED',
    ]);
    expect(unlockingTypes.map(closenessOf)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is the seeker’s own act from the application on', () => {
    expect(unlockingTypes.filter(isSeekersOwnAct)).toEqual([
      'APPLICATION_SENT',
      'INTERVIEW_SCHEDULED',
      'OFFER_MADE',
      'HIRED',
    ]);
  });

  it.each([
    [tie('RESERVED', soon), tie('MATCHED'), tie('MATCHED')],
    [tie('MATCHED'), tie('RESERVED', later), tie('MATCHED')],
    [tie('APPLICATION_SENT', soon), tie('MATCHED'), tie('APPLICATION_SENT', soon)],
    [tie('RESERVED', soon), tie('RESERVED', later), tie('RESERVED', later)],
    [tie('RESERVED'), tie('RESERVED', later), tie('RESERVED')],
  ])('of %j and %j keeps %j, whichever came first', (one, other, closer) => {
    expect(closerTie(one, other)).toEqual(closer);
    expect(closerTie(other, one)).toEqual(closer);
  });
});
