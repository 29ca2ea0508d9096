import { NotFound } from '../../../platform/errors/request.errors.js';
import { assertMayReserve, type BeforeReserving } from './may-reserve.js';
import { openPair } from './pair-standing.js';
import {
  AlreadyOpen,
  AlreadyReserved,
  CoolingDown,
  JobUnknown,
  PairClosed,
  TooManyActive,
} from './reservation.errors.js';
import { MAX_ACTIVE } from './reservation-limits.js';

const free: BeforeReserving = {
  isKnown: true,
  openBy: null,
  standing: null,
  closure: openPair,
  isJobOwn: true,
  waiting: 0,
};
const soon = new Date('2026-02-01T00:00:00.000Z');

describe('whether a recruiter may reserve a person', () => {
  it.each([
    ['nothing stands in the way', free],
    ['an old reservation still opens the profile', { ...free, openBy: 'RESERVED' }],
    ['nine wait', { ...free, waiting: MAX_ACTIVE - 1 }],
  ])('yes where %s', (_, given) => {
    expect(() => assertMayReserve(given)).not.toThrow();
  });

  it.each([
    ['is nobody', { isKnown: false }, NotFound],
    ['is asked for a posting of others', { isJobOwn: false }, JobUnknown],
    ['is asked already', { standing: 'ACTIVE' }, AlreadyReserved],
    ['said yes', { standing: 'MATCHED' }, AlreadyOpen],
    ['applied', { openBy: 'APPLICATION_SENT' }, AlreadyOpen],
    ['said no lately', { closure: { mayReserve: 'LATER', from: soon } }, CoolingDown],
    ['said no twice', { closure: { mayReserve: 'IF_REOPENED', from: null } }, PairClosed],
    ['would be the eleventh', { waiting: MAX_ACTIVE }, TooManyActive],
  ] as const)('no where the person %s', (_, changes, refusal) => {
    expect(() => assertMayReserve({ ...free, ...changes })).toThrow(refusal);
  });

  it('says nothing of somebody who hides, whatever else stands in the way', () => {
    const hidden = { ...free, isKnown: false, standing: 'ACTIVE', isJobOwn: false } as const;
    expect(() => assertMayReserve(hidden)).toThrow(NotFound);
  });
});
