import { mayReport, shownStatus } from './handover-lifecycle.js';

const now = new Date('2026-11-26T12:00:00Z');
const later = new Date('2026-11-26T12:00:01Z');

describe('the steps of a phone', () => {
  it.each([
    ['CONNECTED', 'RECORDING', true],
    ['SENDING', 'RECORDING', true],
    ['RECORDING', 'DONE', true],
    ['DONE', 'DONE', true],
    ['DONE', 'RECORDING', false],
    ['WAITING', 'RECORDING', false],
    ['ENDED', 'DONE', false],
  ] as const)('from %s to %s: %s', (from, to, may) => {
    expect(mayReport(from, to)).toBe(may);
  });
});

describe('the status on the screens', () => {
  it.each([
    ['WAITING', later, false, 'WAITING'],
    ['WAITING', now, false, 'ENDED'],
    ['RECORDING', now, true, 'RECORDING'],
    ['RECORDING', later, false, 'ENDED'],
    ['DONE', now, false, 'DONE'],
    ['ENDED', later, false, 'ENDED'],
  ] as const)('%s until %s, phone open: %s', (status, expiresAt, isPhoneOpen, shown) => {
    expect(shownStatus({ status, expiresAt, isPhoneOpen }, now)).toBe(shown);
  });
});
