import type { Bilingual } from '../../domain/match-result.js';
import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { CredentialStatus } from '../analysis/held-credentials.js';
import { credentialByKey } from '../facts/credential-list.js';
import { withIncluded } from '../facts/credentials.js';
import { ofOneTrade } from './other-trade.js';
import type { Gap } from './scored-part.js';

const notes: Readonly<Record<CredentialStatus, Bilingual>> = {
  held: { fr: '', en: '' },
  missing: { fr: '', en: '' },
  pending: { fr: ' (en voie d’obtention)', en: ' (in progress)' },
  expired: { fr: ' (plus valide)', en: ' (no longer valid)' },
};

/** Keys of the licences and cards that the person holds, with what they include. */
export function heldKeys({ credentials }: SeekerAnalysis): ReadonlySet<string> {
  return withIncluded([...(credentials ?? [])].filter(([, status]) => status === 'held').map(([key]) => key));
}

const OTHER_TRADE: Bilingual = { fr: ' (pour ce métier)', en: ' (for this trade)' };

/**
 * Licences and cards that a posting requires and the person does not claim to hold.
 *
 * @param isOfOtherTrade their card is for another trade than the posting's.
 */
export function missingCredentials(
  seeker: SeekerAnalysis,
  { credentials = [] }: JobAnalysis,
  isOfOtherTrade = false,
): readonly Gap[] {
  if (credentials.length === 0) return [];
  const statuses = seeker.credentials ?? new Map<string, CredentialStatus>();
  const held = heldKeys(seeker);
  const counts = (key: string): boolean => held.has(key) && !(isOfOtherTrade && ofOneTrade.has(key));
  return credentials
    .filter((among) => !among.some(counts))
    .map((among): Gap => {
      const names = among.flatMap((key) => {
        const credential = credentialByKey.get(key);
        const note = held.has(key) ? OTHER_TRADE : notes[statuses.get(key) ?? 'missing'];
        return credential ? [{ fr: credential.name.fr + note.fr, en: credential.name.en + note.en }] : [];
      });
      const name = {
        fr: `requis\u00A0: ${names.map(({ fr }) => fr).join(' ou ')}`,
        en: `needs: ${names.map(({ en }) => en).join(' or ')}`,
      };
      const [key = ''] = among;
      const id = credentialByKey.get(key)?.concept ?? null;
      return { name, share: 1, supposition: { kind: 'credential', key, id }, isUnknown: false };
    });
}

/** Skills of the lexicon that are already listed as missing licences. */
export function skillsShownAsCredentials(
  missing: readonly Gap[],
  { credentials = [] }: JobAnalysis,
): ReadonlySet<string> {
  const keys = new Set(
    missing.flatMap(({ supposition }) => (supposition.kind === 'credential' ? [supposition.key] : [])),
  );
  const listed = credentials.filter(([first]) => keys.has(first ?? '')).flat();
  return new Set(listed.flatMap((key) => credentialByKey.get(key)?.concept ?? []));
}
