import { isDatabaseAway } from './database-away.js';

const withCode = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });

describe('the database is away', () => {
  it.each(['57P01', '57P03', '53300', '08006', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'])('by the code %s', (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true);
  });

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])('by %s', (message) => {
    expect(isDatabaseAway(new Error(message))).toBe(true);
  });

  it.each(['42P01', '23505', '57014', 'BM001', ''])('is not what %j means', (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(false);
  });

  it('is not what a thing that is no error means', () => {
    expect(isDatabaseAway('ECONNREFUSED')).toBe(false);
  });
});
