import { defineMessages } from '../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { UiMessages } from './messages';

/** Texts of the components, in the reader's language: `const text = useUiText(); text('close')`. */
export const useUiText = defineMessages<UiMessages>('ui', { fr, en });
