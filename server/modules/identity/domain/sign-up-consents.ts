import type { ConsentKind } from './consent.entity.js';
import { ConsentRequired } from './identity.errors.js';

/** The boxes of the form, as far as they were sent. */
export interface SignUpConsents {
  readonly adult?: boolean | undefined;
  readonly terms?: boolean | undefined;
  readonly privacy?: boolean | undefined;
  readonly profile_visible?: boolean | undefined;
  readonly marketing?: boolean | undefined;
}

/** No account without these two. */
export const requiredConsents = ['adult', 'terms'] as const;

const kinds: Readonly<Record<keyof SignUpConsents, ConsentKind>> = {
  adult: 'ADULT',
  terms: 'TERMS',
  privacy: 'PRIVACY',
  profile_visible: 'PROFILE_VISIBLE',
  marketing: 'MARKETING',
};

/** The same as they are recorded. */
export const requiredConsentKinds: readonly ConsentKind[] = requiredConsents.map((name) => kinds[name]);

/**
 * What to record: every answer that was given. Adulthood and terms need a yes on every way in; a no to privacy is refused too.
 *
 * @throws ConsentRequired naming each that is missing or refused.
 */
export function recordableConsents(consents: SignUpConsents): { kind: ConsentKind; granted: boolean }[] {
  const missing: ('adult' | 'terms' | 'privacy')[] = requiredConsents.filter((kind) => consents[kind] !== true);
  if (consents.privacy === false) missing.push('privacy');
  if (missing.length > 0) throw new ConsentRequired(missing);
  return (Object.keys(kinds) as (keyof SignUpConsents)[]).flatMap((name) => {
    const granted = consents[name];
    return granted === undefined ? [] : [{ kind: kinds[name], granted }];
  });
}
