export interface Preferences {
  readonly language: 'fr' | 'en';
  readonly theme: 'dark' | 'light';
}

/**
 * Preferences changed on this screen, to save in the account; null if none.
 * A value that merely differs from the account, such as this browser's language at sign-in, was not chosen and is not
 * sent.
 */
export function changedPreferences(
  before: Preferences,
  now: Preferences,
  account: Preferences,
): Partial<Preferences> | null {
  const isNew = (key: keyof Preferences): boolean => before[key] !== now[key] && account[key] !== now[key];
  const changed = {
    ...(isNew('language') && { language: now.language }),
    ...(isNew('theme') && { theme: now.theme }),
  };
  return Object.keys(changed).length === 0 ? null : changed;
}
