import { companySizes } from '@modules/companies/http/companies.contract';
import type { User } from '@modules/identity/http/users.contract';
import { formatList } from '../format';
import { useLanguage } from '../i18n';
import { useSharedText } from '../messages/use-shared-text';
import { CONTRACT, contractKinds, isKnownPreference, LANGUAGES, listOf, yesNoPreferences } from './known-preferences';
import { usePreferenceText } from './use-preference-text';

interface PreferenceFact {
  readonly label: string;
  readonly value: string;
}

/** A seeker's job preferences as rows of label and value; empty ones are left out. */
export function usePreferenceFacts(): (profile: User['profile']) => PreferenceFact[] {
  const text = usePreferenceText();
  const shared = useSharedText();
  const language = useLanguage();
  const answer = (value: unknown): string | null => (typeof value === 'boolean' ? text(value ? 'yes' : 'no') : null);
  const size = (written: string | null): string | null =>
    companySizes.some((known) => known === written) ? text('companySizePeople', { size: written ?? '' }) : written;
  const contracts = (preferences: User['profile']['job_preferences']): string =>
    formatList(
      listOf(preferences, CONTRACT).map((kind) => {
        const known = contractKinds.find((name) => name === kind);
        return known === undefined ? kind : shared(`jobType.${known}`);
      }),
      language,
    );
  // Other programs may have stored more preferences; they are shown as they are.
  const others = (preferences: User['profile']['job_preferences']): PreferenceFact[] =>
    Object.entries(preferences ?? {})
      .filter(([name]) => !isKnownPreference(name))
      .map(([name, value]) => ({
        label: name.replaceAll(/[_-]+/g, ' '),
        value:
          answer(value) ??
          (typeof value === 'number' ? String(value) : formatList(listOf(preferences, name), language)),
      }));
  return (profile) =>
    [
      { label: text('availability'), value: profile.availability },
      { label: text('salary'), value: profile.salary_range },
      { label: text('workType'), value: profile.work_type_preference },
      { label: text('openToRemote'), value: answer(profile.open_to_remote) },
      { label: text('contract'), value: contracts(profile.job_preferences) },
      ...yesNoPreferences.map((name) => ({
        label: text(`preference.${name}`),
        value: answer(profile.job_preferences?.[name]),
      })),
      { label: text('languages'), value: formatList(listOf(profile.job_preferences, LANGUAGES), language) },
      { label: text('companySize'), value: size(profile.company_size_preference) },
      { label: text('industry'), value: profile.industry_preference },
      ...others(profile.job_preferences),
    ].filter((fact): fact is PreferenceFact => fact.value !== null && fact.value !== '');
}
