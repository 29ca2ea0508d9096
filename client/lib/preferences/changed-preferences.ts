export interface Preferences {
  readonly language: 'fr' | 'en';
  readonly theme: 'dark' | 'light';
}

/**
 * What the person changed on this screen, to be kept in their account; null for nothing. What only differs from the account, such as
 * the language of a browser one signs in from, was not chosen now and is not sent.
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
