import { useLanguage } from '../../client/lib/i18n';

/** What differs in English: `parameters: english<StateBadgeProps>({ children: 'Pending' })`; the args themselves are French. */
export function english<Args>(args: Partial<Args>): { en: Partial<Args> } {
  return { en: args };
}

/** Both languages side by side, for stories that render more than their component: `say('Annuler', 'Cancel')`. */
export function useStoryText(): <T>(fr: T, en: T) => T {
  const language = useLanguage();
  return (fr, en) => (language === 'fr' ? fr : en);
}
