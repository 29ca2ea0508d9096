import { reservationStatuses } from '@modules/reservations/http/reservations.contract';
import { changeName } from './change-name';
import { moveRow, sectionOf } from './move-row';
import { addressOf, sectionFrom } from './reservation-view';
import { statusName } from './status-name';
import { hasPassedMark } from './time-marks';

const HOUR = 3_600_000;

describe('the section of a reservation', () => {
  it.each([
    ['ACTIVE', 'active'],
    ['MATCHED', 'accepted'],
    ['HIRED', 'hired'],
    ['REJECTED', 'history'],
    ['EXPIRED', 'history'],
    ['CANCELLED', 'history'],
    ['PARKED', 'history'],
  ])('%s is in %s', (status, section) => {
    expect(sectionOf(status)).toBe(section);
  });

  it('has a text for every status of the server, and one for unknown ones', () => {
    expect(reservationStatuses.map((status) => statusName(status))).toEqual([...reservationStatuses]);
    expect(statusName('PARKED')).toBe('unknown');
  });

  it('is in the address', () => {
    expect(sectionFrom(new URLSearchParams('section=hired'))).toBe('hired');
    expect(sectionFrom(new URLSearchParams('section=nowhere'))).toBe('active');
    expect(addressOf('history').toString()).toBe('section=history');
    expect(addressOf('active').toString()).toBe('');
  });
});

it.each([
  ['ACTIVE', 'MATCHED', 'accept'],
  ['ACTIVE', 'REJECTED', 'decline'],
  ['ACTIVE', 'CANCELLED', 'cancel'],
  ['MATCHED', 'CANCELLED', 'cancelMatch'],
  ['MATCHED', 'HIRED', 'hire'],
] as const)('from %s, %s is called %s', (status, action, name) => {
  expect(changeName(status, action)).toBe(name);
});

describe('a moved row', () => {
  const row = (id: string, status: string) => ({ id, status });
  const counts = { active: 2, accepted: 0, hired: 0, history: 5 };
  const list = (...data: { id: string; status: string }[]) => ({ pages: [{ data, total: data.length, counts }] });
  const asked = row('a', 'ACTIVE');
  const settled = row('a', 'REJECTED');

  it('is removed from its list', () => {
    expect(moveRow(list(asked, row('b', 'ACTIVE')), 'active', asked, settled).pages).toEqual([
      { data: [row('b', 'ACTIVE')], total: 1, counts: { ...counts, active: 1, history: 6 } },
    ]);
  });

  it('comes first in another list', () => {
    expect(moveRow(list(row('c', 'EXPIRED')), 'history', asked, settled).pages[0]).toMatchObject({
      data: [settled, row('c', 'EXPIRED')],
      total: 2,
    });
  });

  it('changes only the counts of a third one', () => {
    const hired = list(row('d', 'HIRED'));
    expect(moveRow(hired, 'hired', asked, settled).pages).toEqual([
      { ...hired.pages[0], counts: { ...counts, active: 1, history: 6 } },
    ]);
  });
});

it.each([
  [25, 24, true],
  [24, 23.9, false],
  [1.01, 0.99, true],
  [0.5, 0.2, false],
  [0.2, 0.1, true],
  [0.01, 0, true],
  [0, 0, false],
])('from %d hours left to %d an announcement is due: %s', (before, left, due) => {
  expect(hasPassedMark(before * HOUR, left * HOUR)).toBe(due);
});
