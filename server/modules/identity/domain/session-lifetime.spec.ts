import { FixedClock } from '../../../platform/clock/clock.js';
import { Session } from './session.entity.js';
import { isAlive, LAST_SEEN_LAG_SECONDS, needsTouch } from './session-lifetime.js';

const IDLE = 600;

function opened(clock: FixedClock): Session {
  return Session.open(
    { id: 's', accountId: 'a', tokenHash: 'h', userAgent: null, network: null, method: 'PASSWORD', maxSeconds: 43_200 },
    clock.now(),
  );
}

describe('the life of a session', () => {
  it('lasts exactly the idle limit after the last activity', () => {
    const clock = new FixedClock();
    const session = opened(clock);
    clock.advance(IDLE * 1000);
    expect(isAlive(session, clock.now(), IDLE)).toBe(true);
    clock.advance(1);
    expect(isAlive(session, clock.now(), IDLE)).toBe(false);
  });

  it('goes on while there is activity, but not past its absolute end', () => {
    const clock = new FixedClock();
    const session = opened(clock);
    for (let minute = 0; minute < 12 * 60 - 1; minute += 1) {
      clock.advance(60_000);
      expect(isAlive(session, clock.now(), IDLE)).toBe(true);
      session.lastSeenAt = clock.now();
    }
    clock.advance(59_999);
    expect(isAlive(session, clock.now(), IDLE)).toBe(true);
    clock.advance(1);
    expect(isAlive(session, clock.now(), IDLE)).toBe(false);
  });

  it('ends at once when it is revoked, and keeps the time of the first revocation', () => {
    const clock = new FixedClock();
    const session = opened(clock);
    session.revoke(clock.now());
    const first = session.revokedAt;
    clock.advance(5_000);
    session.revoke(clock.now());
    expect(session.revokedAt).toEqual(first);
    expect(isAlive(session, clock.now(), IDLE)).toBe(false);
  });

  it('writes activity down at most once in the lag, which is under the 5 s that the idle limit is promised with', () => {
    const clock = new FixedClock();
    const session = opened(clock);
    expect(LAST_SEEN_LAG_SECONDS).toBeLessThan(5);
    clock.advance(LAST_SEEN_LAG_SECONDS * 1000 - 1);
    expect(needsTouch(session, clock.now())).toBe(false);
    clock.advance(1);
    expect(needsTouch(session, clock.now())).toBe(true);
  });
});
