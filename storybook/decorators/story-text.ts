import { useLanguage } from '../../client/lib/i18n';

/**
 * Args that differ in English (the default ones are French): `parameters: english<StateBadgeProps>({ children:
 * 'Pending' })`.
 */
export function english<Args>(args: Partial<Args>): { en: Partial<Args> } {
  return { en: args };
}

/** Text in the story's language, for stories that render more than their component: `say('Annuler', 'Cancel')`. */
export function useStoryText(): <T>(fr: T, en: T) => T {
  const language = useLanguage();
  return (fr, en) => (language === 'fr' ? fr : en);
}
