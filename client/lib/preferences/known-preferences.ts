/** Preferences known to this client. The map may contain others, which are kept and shown unchanged. */
export const contractKinds = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Yes, no, or no answer. Matching reads the names as words: `night_shifts: false` means "no night shifts". */
export const yesNoPreferences = [
  'day_shifts',
  'evening_shifts',
  'night_shifts',
  'weekends',
  'relocation',
  'travel',
  'driving_licence',
] as const;
export type YesNoPreference = (typeof yesNoPreferences)[number];

export const CONTRACT = 'contract';
export const LANGUAGES = 'languages';

type Preferences = Readonly<Record<string, unknown>> | null;

/** Texts of a preference, whatever type its value has. */
export function listOf(preferences: Preferences, name: string): string[] {
  const value = preferences?.[name];
  return (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string');
}

export function isKnownPreference(name: string): boolean {
  return name === CONTRACT || name === LANGUAGES || (yesNoPreferences as readonly string[]).includes(name);
}
