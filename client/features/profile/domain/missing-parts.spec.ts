import { camille, newcomer } from '../../../lib/examples/people';
import { missingParts } from './missing-parts';

const names = (...asked: Parameters<typeof missingParts>) => missingParts(...asked).map(({ part }) => part);
const sum = (...asked: Parameters<typeof missingParts>) =>
  missingParts(...asked).reduce((total, { weight }) => total + weight, 0);

describe('the missing parts of a profile', () => {
  it('are all parts at first, the most important first', () => {
    expect(sum(newcomer, false)).toBe(100);
    expect(names(newcomer, false)[0]).toBe('video');
    expect(names(newcomer, false).at(-1)).toBe('phone');
  });

  it('are none at the end', () => {
    const complete = {
      ...camille,
      avatar_url: '/api/avatars/1',
      phone: '514 555-0100',
      profile: { ...camille.profile, open_to_remote: false },
    };
    expect(missingParts(complete, true)).toEqual([]);
  });

  it('do not include an unknown video', () => {
    expect(names(newcomer, null)).not.toContain('video');
  });

  it('accept any preference, and a no, as an answer, but two skills are too few', () => {
    const preference = { ...newcomer, profile: { ...newcomer.profile, job_preferences: { night_shifts: false } } };
    expect(names(preference, true)).not.toContain('preferences');
    expect(names({ ...newcomer, profile: { ...newcomer.profile, job_preferences: {} } }, true)).toContain(
      'preferences',
    );
    expect(names({ ...newcomer, skills: ['Go', 'SQL'] }, true)).toContain('skills');
  });

  it('link to their place in the editor', () => {
    expect(missingParts(newcomer, false)).toEqual(
      expect.arrayContaining([
        { part: 'video', weight: 20, href: '/profile/videos' },
        { part: 'photo', weight: 10, href: '/profile/edit#photo' },
      ]),
    );
  });
});
