import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '@modules/identity/http/users.contract';
import { useLanguageSwitch } from '../../design-system/LanguageToggle/use-language-switch';
import { useThemeSwitch } from '../../design-system/ThemeToggle/use-theme-switch';
import { mayWriteMessages } from '../../features/messages/domain/may-write';
import { useConsentStore } from '../../lib/consent/use-consent';
import { useSettledWords } from '../../lib/use-settled-words';
import type { AppCommand } from './commands';
import { usePaletteText } from './messages/use-palette-text';
import { PaletteView } from './PaletteView';
import { useThings } from './use-things';

export interface PaletteProps {
  readonly user: User | null;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
  readonly onSignOut: () => void;
}

/** The command palette with this user's pages, postings, people and conversations. Mounted only while it is open. */
export function Palette({ user, onClose, onShortcuts, onSignOut }: PaletteProps) {
  const text = usePaletteText();
  const navigate = useNavigate();
  const theme = useThemeSwitch();
  const language = useLanguageSwitch();
  const consent = useConsentStore();
  const [words, setWords] = useState('');
  const things = useThings(user, useSettledWords(words), text('candidate'));
  const acts = {
    theme: theme.change,
    language: language.change,
    shortcuts: onShortcuts,
    cookies: () => consent.openDialog(),
    signOut: onSignOut,
  };
  const run = ({ run: what }: AppCommand): void => {
    onClose();
    if ('to' in what) void navigate(what.to);
    else acts[what.act]();
  };
  const reader = {
    userType: user?.user_type ?? null,
    mayWrite: user !== null && mayWriteMessages(user),
    isLight: theme.isLight,
  };
  return <PaletteView reader={reader} things={things} words={words} onWords={setWords} onRun={run} onClose={onClose} />;
}
