/** Job preferences with a name of their own. The map may hold others, which are kept and shown unchanged. */
export const contractKinds = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Yes, no, or nothing said. The names are words matching reads: `night_shifts: false` says "no night shifts". */
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

/** The texts under a name, whatever the map holds there. */
export function listOf(preferences: Preferences, name: string): string[] {
  const value = preferences?.[name];
  return (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string');
}

export function isKnownPreference(name: string): boolean {
  return name === CONTRACT || name === LANGUAGES || (yesNoPreferences as readonly string[]).includes(name);
}
