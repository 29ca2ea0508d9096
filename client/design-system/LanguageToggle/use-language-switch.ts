import { useI18n, useLanguage, type Language } from '../../lib/i18n';
import { useUiText } from '../messages/use-ui-text';

export interface LanguageSwitch {
  other: Language;
  /** The other language's name, in that language. */
  label: string;
  change: () => void;
}

/** Switches to the other one of the two languages. */
export function useLanguageSwitch(onChange?: (language: Language) => void): LanguageSwitch {
  const i18n = useI18n();
  const text = useUiText();
  const other: Language = useLanguage() === 'fr' ? 'en' : 'fr';
  return {
    other,
    label: text(`language.${other}`),
    change: () => {
      void i18n.changeLanguage(other);
      onChange?.(other);
    },
  };
}
