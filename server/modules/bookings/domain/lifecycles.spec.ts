import { bookingLifecycle } from './booking-lifecycle.js';
import { inquiryLifecycle } from './inquiry-lifecycle.js';

const refused = null;

describe('a booking', () => {
  const G = 'GUEST';
  const O = 'OPERATOR';
  const S = 'SYSTEM';
  it.each([
    ['PENDING', 'CONFIRM_ADDRESS', { [G]: 'PENDING', [O]: refused, [S]: refused }],
    ['PENDING', 'RESEND', { [G]: 'PENDING', [O]: refused, [S]: refused }],
    ['PENDING', 'LAPSE', { [G]: refused, [O]: refused, [S]: 'CANCELLED' }],
    ['PENDING', 'CONFIRM', { [G]: refused, [O]: 'CONFIRMED' }],
    ['PENDING', 'MOVE', { [G]: 'PENDING', [O]: 'PENDING' }],
    ['PENDING', 'CANCEL', { [G]: 'CANCELLED', [O]: 'CANCELLED' }],
    ['PENDING', 'DELIVER', { [G]: refused, [O]: refused }],
    ...(['CONFIRM_ADDRESS', 'RESEND', 'LAPSE'] as const).map(
      (event) => ['CONFIRMED', event, { [G]: refused, [O]: refused, [S]: refused }] as const,
    ),
    ['CONFIRMED', 'CONFIRM', { [G]: refused, [O]: refused }],
    ['CONFIRMED', 'MOVE', { [G]: 'PENDING', [O]: 'CONFIRMED' }],
    ['CONFIRMED', 'CANCEL', { [G]: 'CANCELLED', [O]: 'CANCELLED' }],
    ['CONFIRMED', 'DELIVER', { [G]: refused, [O]: 'COMPLETED' }],
    ...(['CANCELLED', 'COMPLETED'] as const).flatMap((from) =>
      bookingLifecycle.events.map((event) => [from, event, { [G]: refused, [O]: refused }] as const),
    ),
  ] as const)('%s, on %s', (from, event, expected) => {
    expect({
      [G]: bookingLifecycle.next(from, event, G),
      [O]: bookingLifecycle.next(from, event, O),
      [S]: bookingLifecycle.next(from, event, S),
    }).toEqual({ [S]: refused, ...expected });
  });
});

describe('an inquiry', () => {
  it.each([
    ['NEW', ['ANSWERED', 'CONVERTED', 'CLOSED']],
    ['ANSWERED', ['CONVERTED', 'CLOSED']],
    ['CONVERTED', []],
    ['CLOSED', []],
  ] as const)('%s may become %p', (from, expected) => {
    expect(inquiryLifecycle.allowed(from, 'OPERATOR')).toEqual(expected);
    for (const event of inquiryLifecycle.events) {
      const next = inquiryLifecycle.next(from, event, 'OPERATOR');
      expect(next).toBe((expected as readonly string[]).includes(event) ? event : refused);
    }
  });
});
