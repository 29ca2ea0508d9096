import { isDatabaseAway } from './database-away.js';

const withCode = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });

describe('isDatabaseAway', () => {
  it.each(['57P01', '57P03', '53300', '08006', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'])(
    'is true for code %s',
    (code) => {
      expect(isDatabaseAway(withCode(code))).toBe(true);
    },
  );

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    'is true for "%s"',
    (message) => {
      expect(isDatabaseAway(new Error(message))).toBe(true);
    },
  );

  it.each(['42P01', '23505', '57014', 'BM001', ''])('is false for code %j', (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(false);
  });

  it('is false for a value that is not an Error', () => {
    expect(isDatabaseAway('ECONNREFUSED')).toBe(false);
  });
});
