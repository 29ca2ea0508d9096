import { useColorScheme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { User } from '@modules/identity/http/users.contract';
import { useToasts } from '../../design-system/Toasts/toast-context';
import { api, i18n, session } from '../../lib/backend';
import { storedLanguage, useLanguage } from '../../lib/i18n';
import { changedPreferences, type Preferences } from '../../lib/preferences/changed-preferences';
import { useAppText } from '../messages/use-app-text';

/**
 * Language and theme are saved in the account and in this browser: emails use the language, and a new browser starts
 * with both.
 * A choice made in this browser wins; otherwise the account's values apply.
 */
export function usePreferenceSync(user: User | null): void {
  const text = useAppText();
  const toasts = useToasts();
  const language = useLanguage();
  const { mode, setMode } = useColorScheme();
  const theme = mode === 'light' ? 'light' : 'dark';
  const adoptedFor = useRef<string | null>(null);
  const shown = useRef<Preferences>({ language, theme });

  const adopt = useEffectEvent((person: User) => {
    if (storedLanguage(localStorage) === null && person.language !== language)
      void i18n.changeLanguage(person.language);
    if (localStorage.getItem('theme') === null && person.theme !== theme) setMode(person.theme);
  });
  const save = useEffectEvent(async (person: User) => {
    const body = changedPreferences(shown.current, { language, theme }, person);
    shown.current = { language, theme };
    if (body === null) return;
    try {
      const saved = await api({
        method: 'PUT',
        path: '/api/users/me',
        body,
        answer: () => import('@modules/identity/http/users.contract').then((contract) => contract.user),
      });
      session.replaceUser(saved);
    } catch {
      toasts.info(text('preferences.notSaved'));
    }
  });

  useEffect(() => {
    if (user === null) {
      adoptedFor.current = null;
      return;
    }
    if (adoptedFor.current !== user.id) {
      adoptedFor.current = user.id;
      shown.current = { language, theme };
      adopt(user);
      return;
    }
    void save(user);
    // Save only a choice made here, not values that the server returned.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [user?.id, language, theme]);
}
