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

  it.each([
    [{}, ['consents.adult', 'consents.terms']],
    [{ adult: true }, ['consents.terms']],
    [{ terms: true, marketing: true }, ['consents.adult']],
    [{ adult: false, terms: true, privacy: false }, ['consents.adult', 'consents.privacy']],
  ])('refuse %j, naming each that is needed', (consents, paths) => {
    expect.assertions(2);
    try {
      recordableConsents(consents);
    } catch (error) {
      expect(error).toBeInstanceOf(ConsentRequired);
      expect((error as ConsentRequired).details.map(({ path }) => path)).toEqual(paths);
    }
  });
});
