import type { ConsentKind } from './consent.entity.js';
import { ConsentRequired } from './identity.errors.js';

/** The check boxes of the form that were sent. */
export interface SignUpConsents {
  readonly adult?: boolean | undefined;
  readonly terms?: boolean | undefined;
  readonly privacy?: boolean | undefined;
  readonly profile_visible?: boolean | undefined;
  readonly marketing?: boolean | undefined;
}

/** Required for every account. */
export const requiredConsents = ['adult', 'terms'] as const;

const kinds: Readonly<Record<keyof SignUpConsents, ConsentKind>> = {
  adult: 'ADULT',
  terms: 'TERMS',
  privacy: 'PRIVACY',
  profile_visible: 'PROFILE_VISIBLE',
  marketing: 'MARKETING',
};

/** The same as stored kinds. */
export const requiredConsentKinds: readonly ConsentKind[] = requiredConsents.map((name) => kinds[name]);

/**
 * The consents to record: all given answers. Every sign-up needs a yes to adulthood and terms; a no to privacy is refused too.
 *
 * @throws ConsentRequired with all that are missing or refused.
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
