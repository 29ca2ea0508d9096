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

const required = ['adult', 'terms', 'privacy'] as const;

const kinds: Readonly<Record<keyof SignUpConsents, ConsentKind>> = {
  adult: 'ADULT',
  terms: 'TERMS',
  privacy: 'PRIVACY',
  profile_visible: 'PROFILE_VISIBLE',
  marketing: 'MARKETING',
};

/**
 * What to record: every answer that was given. A caller that sends none (the form of another client) is not refused; one that
 * says no to adulthood, terms or privacy is.
 *
 * @throws ConsentRequired naming what was refused.
 */
export function recordableConsents(consents: SignUpConsents): { kind: ConsentKind; granted: boolean }[] {
  const refused = required.filter((kind) => consents[kind] === false);
  if (refused.length > 0) throw new ConsentRequired(refused);
  return (Object.keys(kinds) as (keyof SignUpConsents)[]).flatMap((name) => {
    const granted = consents[name];
    return granted === undefined ? [] : [{ kind: kinds[name], granted }];
  });
}
