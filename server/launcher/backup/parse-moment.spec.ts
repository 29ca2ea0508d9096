import { LauncherError } from '../launcher-error.js';
import { parseMoment } from './parse-moment.js';

describe('the time of a restore', () => {
  it.each([
    ['2026-11-25T18:30:00Z', '2026-11-25T18:30:00.000Z'],
    ['2026-11-25 18:30 UTC', '2026-11-25T18:30:00.000Z'],
    ['2026-11-25 13:30:15.250 -05:00', '2026-11-25T18:30:15.250Z'],
    ['2026-11-25 13:30:15-0500', '2026-11-25T18:30:15.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(parseMoment(text).toISOString()).toBe(moment);
  });

  it.each(['2026-11-25 18:30:00', 'yesterday', '2026-13-25 18:30 Z', ''])('refuses "%s"', (text) => {
    expect(() => parseMoment(text)).toThrow(LauncherError);
  });
});
