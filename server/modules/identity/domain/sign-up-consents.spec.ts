import { ConsentRequired } from './identity.errors.js';
import { recordableConsents } from './sign-up-consents.js';

describe('consents at sign-up', () => {
  it('are recorded as answered, a no to marketing or visibility included', () => {
    expect(
      recordableConsents({ adult: true, terms: true, privacy: true, profile_visible: false, marketing: false }),
    ).toEqual([
      { kind: 'ADULT', granted: true },
      { kind: 'TERMS', granted: true },
      { kind: 'PRIVACY', granted: true },
      { kind: 'PROFILE_VISIBLE', granted: false },
      { kind: 'MARKETING', granted: false },
    ]);
  });

  it('are nothing where nothing was asked', () => {
    expect(recordableConsents({})).toEqual([]);
  });

  it('refuse an account to whoever says no to what it needs, naming each', () => {
    const attempt = (): unknown => recordableConsents({ adult: false, terms: true, privacy: false });
    expect(attempt).toThrow(ConsentRequired);
    try {
      attempt();
    } catch (error) {
      expect((error as ConsentRequired).details.map(({ path }) => path)).toEqual([
        'consents.adult',
        'consents.privacy',
      ]);
    }
  });
});
