import {
  isActivityWorthWriting,
  judgeSession,
  readActivityTime,
  safeReturnPath,
  sessionLimitsFor,
} from './session-rules';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const idleFor = (ms: number) => judgeSession({ token: 't', lastActivity: NOW - ms }, NOW);

describe('judging a stored session', () => {
  it('finds nothing without a token', () => {
    expect(judgeSession({ token: null, lastActivity: NOW }, NOW)).toEqual({ kind: 'absent' });
  });

  it('refuses a token that has no activity time', () => {
    expect(judgeSession({ token: 't', lastActivity: null }, NOW)).toEqual({
      kind: 'unusable',
      reason: 'no-activity-time',
    });
  });

  it.each([
    [0, { kind: 'usable', mustRevalidate: false }],
    [5 * MINUTE, { kind: 'usable', mustRevalidate: false }],
    [5 * MINUTE + 1, { kind: 'usable', mustRevalidate: true }],
    [10 * MINUTE, { kind: 'usable', mustRevalidate: true }],
    [10 * MINUTE + 1, { kind: 'unusable', reason: 'inactive' }],
    [-MINUTE, { kind: 'usable', mustRevalidate: false }],
    [-MINUTE - 1, { kind: 'unusable', reason: 'from-the-future' }],
  ])('after %d ms without activity answers %j', (idle, verdict) => {
    expect(idleFor(idle)).toEqual(verdict);
  });
});

describe('recording activity', () => {
  it('writes the first event, then at most one every 30 seconds', () => {
    expect(isActivityWorthWriting(null, NOW)).toBe(true);
    expect(isActivityWorthWriting(NOW - 29 * SECOND, NOW)).toBe(false);
    expect(isActivityWorthWriting(NOW - 30 * SECOND, NOW)).toBe(true);
  });

  it('writes again when the clock was set back, so that the stored time does not stay in the future', () => {
    expect(isActivityWorthWriting(NOW + 40 * SECOND, NOW)).toBe(true);
  });

  it.each(['', 'abc', '-5', '1e9', ' 12', '99999999999999999'])('does not parse %j as a time', (text) => {
    expect(readActivityTime(text)).toBeNull();
  });

  it('parses what it wrote', () => {
    expect(readActivityTime(String(NOW))).toBe(NOW);
  });
});

describe('the page to return to after signing in', () => {
  it('keeps a path of this site with its query', () => {
    expect(safeReturnPath('/jobs?search=caf%C3%A9', '/dashboard')).toBe('/jobs?search=caf%C3%A9');
  });

  it.each([null, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'jobs', '/jobs\nx'])(
    'refuses %j',
    (next) => {
      expect(safeReturnPath(next, '/dashboard')).toBe('/dashboard');
    },
  );
});

describe('the limits of an installation', () => {
  it.each([
    [600, { inactivity: 600, warning: 540, revalidation: 300, writeThrottle: 30 }],
    [3_600, { inactivity: 3_600, warning: 3_540, revalidation: 300, writeThrottle: 30 }],
    [20, { inactivity: 20, warning: 18, revalidation: 10, writeThrottle: 1 }],
  ])('with %d seconds of idleness', (seconds, expected) => {
    const { inactivity, warning, revalidation, writeThrottle } = sessionLimitsFor(seconds);
    const inSeconds = { inactivity, warning, revalidation, writeThrottle };
    expect(Object.fromEntries(Object.entries(inSeconds).map(([name, ms]) => [name, ms / SECOND]))).toEqual(expected);
  });
});
